import { loadSharp } from './load-sharp.ts'

/** The tag of a photo's location, before its type, in either byte order. */
const GPS_TAGS = [Buffer.from([0x88, 0x25, 0x00, 0x04]), Buffer.from([0x25, 0x88, 0x04, 0x00])]

/** Whether an image says in its metadata where it was taken. */
export async function tellsLocation(bytes: Buffer): Promise<boolean> {
  const sharp = await loadSharp()
  const { exif, xmp } = await sharp(bytes, { limitInputPixels: false }).metadata()
  // Programs that edit photos write the place into XMP as well, in the words of Exif.
  return GPS_TAGS.some((tag) => exif?.includes(tag)) || xmp?.includes('GPSLatitude') === true
}
