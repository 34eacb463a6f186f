/** The image library, loaded at the first image: it is the largest part of what a lake would load at its start. */
export async function loadSharp() {
  return (await import('sharp')).default
}
