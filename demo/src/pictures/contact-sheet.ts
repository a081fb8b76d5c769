import sharp from 'sharp'
import { DRAWINGS } from './drawings.ts'
import { toPackName } from './packs/pack-names.ts'
import { PRODUCTS } from './packs/products.ts'

/**
 * `node demo/src/pictures/contact-sheet.ts FILE.png [word] [side]`: draws all matching pictures, small, on one sheet. The word is part of a
 * picture's name, or of `brand/animal/department/family/form` of a product (`aldergrove/dog`, `/tray`).
 */
const [file = 'contact-sheet.png', word = '', side = '400'] = process.argv.slice(2)
const cell = Number(side)

const labels = new Map<string, string>(
  PRODUCTS.map(({ family, variant }) => [
    toPackName(variant.sku),
    `${family.brand}/${family.animal}/${family.department}/${family.key}/${variant.form ?? family.pack.form}`,
  ]),
)
const drawn = Object.entries(DRAWINGS).filter(([name]) => `${name} ${labels.get(name) ?? ''}`.includes(word))
const columns = Math.max(1, Math.ceil(Math.sqrt(drawn.length)))
const tiles: { input: Buffer; left: number; top: number }[] = []
for (const [index, [name, draw]] of drawn.entries()) {
  process.stdout.write(`${name} ${labels.get(name) ?? ''}\n`)
  tiles.push({
    input: await sharp(Buffer.from(draw()))
      .resize(cell, cell, { fit: 'contain', background: '#ffffff' })
      .png({ compressionLevel: 1 })
      .toBuffer(),
    left: (index % columns) * cell,
    top: Math.floor(index / columns) * cell,
  })
}
await sharp({
  create: {
    width: columns * cell,
    height: Math.max(1, Math.ceil(drawn.length / columns)) * cell,
    channels: 3,
    background: '#ffffff',
  },
})
  .composite(tiles)
  .png()
  .toFile(file)
