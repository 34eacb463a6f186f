/**
 * Copies a text, or one that is still on its way; where the browser gives no leave for the clipboard, by way of a
 * selection. Answers whether it worked.
 */
export async function copyText(text: string | Promise<string>): Promise<boolean> {
  try {
    if (typeof text === 'string') await navigator.clipboard.writeText(text)
    else await copyOnceThere(text)
    return true
  } catch {
    return text instanceof Promise ? text.then(copyBySelection, () => false) : copyBySelection(text)
  }
}

// Asked for in the moment of the press: some browsers give no leave for it later.
function copyOnceThere(text: Promise<string>): Promise<void> {
  const blob = text.then((known) => new Blob([known], { type: 'text/plain' }))
  return navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })])
}

function copyBySelection(text: string): boolean {
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  field.style.position = 'fixed'
  field.style.opacity = '0'
  const focused = document.activeElement
  document.body.append(field)
  field.select()
  // Deprecated and without a successor: the clipboard interface is missing on plain http.
  const copied = document.execCommand('copy')
  field.remove()
  if (focused instanceof HTMLElement) focused.focus()
  return copied
}
