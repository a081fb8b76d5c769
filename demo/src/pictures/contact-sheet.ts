import sharp from 'sharp'
import { DRAWINGS } from './drawings.ts'

/** `node demo/src/pictures/contact-sheet.ts FILE.png [word]`: all pictures whose name holds the word, small, on one sheet. */
const CELL = 400
const COLUMNS = 5
const [file = 'contact-sheet.png', word = ''] = process.argv.slice(2)
const drawn = Object.entries(DRAWINGS).filter(([name]) => name.includes(word))
const tiles = await Promise.all(
  drawn.map(async ([, draw], index) => ({
    input: await sharp(Buffer.from(draw()))
      .resize(CELL, CELL, { fit: 'contain', background: '#ffffff' })
      .png()
      .toBuffer(),
    left: (index % COLUMNS) * CELL,
    top: Math.floor(index / COLUMNS) * CELL,
  })),
)
await sharp({
  create: {
    width: COLUMNS * CELL,
    height: Math.ceil(drawn.length / COLUMNS) * CELL,
    channels: 3,
    background: '#ffffff',
  },
})
  .composite(tiles)
  .png()
  .toFile(file)
