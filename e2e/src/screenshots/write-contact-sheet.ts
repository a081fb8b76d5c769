import sharp from 'sharp'

/** `shots` are the files of one page by their width. */
type ContactSheet = { title: string; shots: readonly { width: number; file: string }[] }

/** Scale of a page on the sheet, and the height at which its lower part is cut off. */
const SCALE = 0.36
const MAX_HEIGHT = 1_500
const GAP = 24
const TITLE_HEIGHT = 32
const BACKGROUND = '#8d8d8d'

/** Shows one page at all its widths side by side. */
export async function writeContactSheet({ title, shots }: ContactSheet, file: string): Promise<void> {
  const columns = await Promise.all(shots.map((shot) => shrink(shot.file, Math.round(shot.width * SCALE))))
  const widthOf = (some: typeof columns) => some.reduce((sum, { info }) => sum + info.width + GAP, GAP)
  const height = Math.max(...columns.map(({ info }) => info.height))
  const canvas = {
    width: widthOf(columns),
    height: TITLE_HEIGHT + height + 2 * GAP,
    channels: 3,
    background: BACKGROUND,
  } as const
  const tiles = columns.map(({ data }, index) => ({
    input: data,
    left: widthOf(columns.slice(0, index)),
    top: TITLE_HEIGHT + GAP,
  }))
  await sharp({ create: canvas })
    .composite([{ input: toTitle(title, canvas.width), left: 0, top: 0 }, ...tiles])
    .png({ palette: true })
    .toFile(file)
}

async function shrink(file: string, width: number) {
  const whole = await sharp(file).resize({ width }).png().toBuffer({ resolveWithObject: true })
  if (whole.info.height <= MAX_HEIGHT) return whole
  const top = sharp(whole.data).extract({ left: 0, top: 0, width, height: MAX_HEIGHT })
  return top.png().toBuffer({ resolveWithObject: true })
}

function toTitle(text: string, width: number): Buffer {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${TITLE_HEIGHT + GAP}">
    <text x="${GAP}" y="${TITLE_HEIGHT}" font-family="sans-serif" font-size="18" fill="white">${text}</text></svg>`
  return Buffer.from(svg)
}
