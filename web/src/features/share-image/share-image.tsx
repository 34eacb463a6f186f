import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ImageResponse } from 'next/og'
import { createLimit } from '../../lib/limit.ts'
import { createMemo } from '../../lib/memo.ts'
import { drawable, type ShareText, titleSize } from './share-text.ts'

const SIZE = { width: 1200, height: 630 }

// The browsers' fonts are woff2, which the renderer can't read.
const loadFonts = (folder: string) =>
  Promise.all(
    ([400, 600] as const).map(async (weight) => {
      const data = await readFile(join(folder, `plex-sans-${weight}-latin.woff`))
      return { name: 'Plex', weight, data }
    }),
  )

// Some 30 kB each. One is drawn at a time: it takes a core.
const remember = createMemo<Promise<ArrayBuffer>>(400)
const one = createLimit(1)

/**
 * The picture that a link to a page is shown with, as PNG. Drawn once for each text, with nothing but our own files.
 *
 * @param folder where the fonts are
 */
export function shareImage(text: ShareText, folder = join(process.cwd(), 'src/fonts')): Promise<ArrayBuffer> {
  const shown = drawable(text)
  return remember(JSON.stringify(shown), () => one(() => draw(shown, folder)))
}

async function draw({ title, place, brand }: ShareText, folder: string): Promise<ArrayBuffer> {
  const image = new ImageResponse(
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        width: '100%',
        height: '100%',
        padding: '72px 80px 64px',
        background: '#fcfdfc',
        borderTop: '16px solid #09564e',
        color: '#14201e',
        fontFamily: 'Plex',
      }}
    >
      <div style={{ display: 'flex', flexDirection: 'column' }}>
        <div style={{ display: 'flex', fontSize: 32, color: '#09564e' }}>{place}</div>
        <div
          style={{
            display: 'flex',
            marginTop: 28,
            fontSize: titleSize(title),
            fontWeight: 600,
            lineHeight: 1.15,
            letterSpacing: '-0.015em',
          }}
        >
          {title}
        </div>
      </div>
      <div style={{ display: 'flex', fontSize: 32, color: '#475551' }}>{`${brand} docs`.trim()}</div>
    </div>,
    { ...SIZE, fonts: await loadFonts(folder) },
  )
  return image.arrayBuffer()
}
