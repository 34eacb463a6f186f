import sharp from 'sharp'

/** Left half red, right half blue; in its metadata what a phone writes: its maker, the exposure, and the location. */
export async function photo(width = 400, height = 200): Promise<Buffer> {
  const blue = await sharp({ create: { width: width / 2, height, channels: 3, background: '#0000ff' } })
    .png()
    .toBuffer()
  return sharp({ create: { width, height, channels: 3, background: '#ff0000' } })
    .composite([{ input: blue, left: width / 2, top: 0 }])
    .withExif({
      IFD0: { Make: 'Phones Ltd', Orientation: '1' },
      IFD2: { ExposureTime: '1/200', FNumber: '28/10', DateTimeOriginal: '2026:01:02 03:04:05' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 51/1 0/1' },
    })
    .jpeg({ quality: 95 })
    .toBuffer()
}
