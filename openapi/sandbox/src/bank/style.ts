/** The look of the simulated bank: the portal's colours and measures, in as few rules as the pages need. */
export const STYLE = `*{box-sizing:border-box}
html{color-scheme:light;font:1rem/1.625 "IBM Plex Sans",Arial,"Liberation Sans",sans-serif;color:#14201e;background:#fcfdfc}
body{margin:0}
header{background:#10302c;color:#fff;padding:.75rem 1rem;font-size:.875rem}
header p{max-width:34rem;margin:0 auto;display:flex;flex-wrap:wrap;gap:.25rem 1rem;justify-content:space-between}
header span{color:#c9d8d4}
main{max-width:36rem;margin:0 auto;padding:2rem 1rem 4rem}
h1{margin:0 0 1rem;font-size:1.5rem;line-height:2rem}
h2{margin:2rem 0 .5rem;font-size:1rem}
p{margin:0 0 1rem}
a{color:#09564e}
code{font-family:"IBM Plex Mono",Menlo,"DejaVu Sans Mono",monospace;font-size:.875em;overflow-wrap:anywhere}
ul{list-style:none;margin:0;padding:0;border-top:1px solid #dce4e1}
li{border-bottom:1px solid #dce4e1;padding:.75rem 0;display:flex;flex-wrap:wrap;gap:.5rem 1rem;align-items:center;justify-content:space-between}
li small,.hint{color:#475551;font-size:.875rem}
img{width:2rem;height:2rem;border-radius:4px}
.bank{display:flex;gap:.75rem;align-items:center}
.bank small{display:block}
.ways{display:flex;flex-wrap:wrap;gap:.5rem}
label{display:block;margin:0 0 1rem;font-weight:500;font-size:.875rem}
label[for]{margin-bottom:.25rem}
label[for]+select{margin:0 0 .5rem}
label.check{display:flex;gap:.75rem;align-items:center;margin:0;font-weight:400;font-size:1rem;flex:1}
input[type=text],input[type=password],select{display:block;width:100%;height:2.75rem;margin-top:.25rem;padding:0 .75rem;border:1px solid #7a8885;border-radius:4px;background:#fff;font:inherit;color:inherit}
input[type=checkbox]{width:1.25rem;height:1.25rem;accent-color:#09564e}
.acts{display:flex;flex-wrap:wrap;gap:.75rem;margin-top:1.5rem;align-items:center}
button,.button{display:inline-block;min-height:2.75rem;padding:.5rem 1.25rem;border:1px solid #09564e;border-radius:4px;background:#09564e;color:#fff;font:inherit;font-size:.9375rem;font-weight:500;line-height:1.5;text-decoration:none;cursor:pointer}
button:hover,.button:hover{background:#053b36}
button.alt{background:none;border-color:#7a8885;color:#14201e}
button.alt:hover{background:#f3f6f5}
:focus-visible{outline:2px solid #09564e;outline-offset:2px}
.note,.bad{margin:0 0 1.5rem;padding:.75rem 1rem;border:1px solid #b5d4cd;border-radius:6px;background:#e4f0ed;font-size:.9375rem}
.bad{border-color:#e2b9b6;background:#fbeceb;color:#86211e}
.note>:last-child,.bad>:last-child{margin-bottom:0}
`
