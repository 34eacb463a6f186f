type KeyLike = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'defaultPrevented' | 'target'
>

/** Whether a key opens the search: `/` outside of fields, Ctrl or Cmd K anywhere. */
export function opensSearch({ key, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented, target }: KeyLike): boolean {
  if (defaultPrevented || altKey) return false
  if (key.toLowerCase() === 'k') return (ctrlKey || metaKey) && !shiftKey
  return key === '/' && !ctrlKey && !metaKey && !isEditable(target)
}

function isEditable(target: EventTarget | null): boolean {
  if (typeof Element === 'undefined' || !(target instanceof Element)) return false
  return target.closest('input,textarea,select,[contenteditable=""],[contenteditable="true"],[role="textbox"]') !== null
}
