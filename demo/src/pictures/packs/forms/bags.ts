import { box, drawPath, line, oval, place } from '../../sheet.ts'
import type { PackDesign } from '../pack-design.ts'
import { clipTo, type PackForm, printBody, toCap } from './body.ts'

const bag: PackForm = {
  width: 660,
  height: 960,
  draw: (sheet, design, width, height) => {
    const top = width * 0.46
    const side = width / 2
    const outline = `M${-top} ${-height} L${top} ${-height} C${top * 0.985} ${-height + 40} ${top * 0.96} ${-height + 60} ${top} ${-height + 100} C${side + 6} ${-height * 0.64} ${side + 6} ${-height * 0.32} ${side - 12} -30 Q${side - 20} 0 ${side - 54} 0 L${54 - side} 0 Q${20 - side} 0 ${12 - side} -30 C${-side - 6} ${-height * 0.32} ${-side - 6} ${-height * 0.64} ${-top} ${-height + 100} C${-top * 0.96} ${-height + 60} ${-top * 0.985} ${-height + 40} ${-top} ${-height}Z`
    const seal = toCap(design)
    return [
      printBody(sheet, design, outline, { width: width + 12, height, top: 74 }),
      clipTo(
        sheet,
        outline,
        box(-side - 8, -height, width + 16, 58, 0, seal.deep) +
          line(
            `M${-side} ${-height + 20} H${side} M${-side} ${-height + 38} H${side}`,
            '#ffffff',
            4,
            'stroke-opacity="0.45" stroke-dasharray="16 10"',
          ) +
          drawPath(
            `M${-side} -70 C${-side * 0.6} -26 ${-side * 0.3} -12 0 -10 C${side * 0.3} -12 ${side * 0.6} -26 ${side} -70 L${side + 9} 0 L${-side - 9} 0Z`,
            '#2a1208',
            'fill-opacity="0.13"',
          ),
      ),
      line(
        `M${-side + 26} ${-height + 170} C${-side + 10} ${-height * 0.6} ${-side + 10} ${-height * 0.34} ${-side + 24} -110`,
        '#ffffff',
        9,
        'stroke-opacity="0.4"',
      ),
      line(
        `M${-side + 40} -60 L${-side + 110} -26 M${side - 44} -64 L${side - 104} -28`,
        '#2a1208',
        5,
        'stroke-opacity="0.2"',
      ),
    ].join('')
  },
}

const pouch: PackForm = {
  width: 600,
  height: 800,
  draw: (sheet, design, width, height) => {
    const side = width / 2
    const top = side * 0.9
    const outline = `M${16 - top} ${-height} L${top - 16} ${-height} Q${top} ${-height} ${top} ${-height + 16} C${top + 8} ${-height * 0.7} ${side - 8} ${-height * 0.32} ${side} -64 C${side} -14 ${side * 0.48} 0 0 0 C${-side * 0.48} 0 ${-side} -14 ${-side} -64 C${8 - side} ${-height * 0.32} ${-top - 8} ${-height * 0.7} ${-top} ${-height + 16} Q${-top} ${-height} ${16 - top} ${-height}Z`
    const seal = toCap(design)
    return [
      printBody(sheet, design, outline, { width: width + 4, height: height, top: 78 }),
      clipTo(
        sheet,
        outline,
        box(-side, -height, width, 62, 0, seal.deep) +
          drawPath(
            `M${-side} -92 C${-side * 0.5} -34 ${side * 0.5} -34 ${side} -92 L${side} 0 L${-side} 0Z`,
            '#2a1208',
            'fill-opacity="0.14"',
          ),
      ),
      box(-44, -height + 18, 88, 26, 13, '#fff6ea'),
      line(`M${-top} ${-height + 76} H${top}`, '#ffffff', 6, 'stroke-opacity="0.75"'),
      line(`M${-top} ${-height + 69} H${top}`, '#5a3423', 3, 'stroke-opacity="0.3"'),
      line(
        `M${-top + 22} ${-height + 130} C${-top + 14} ${-height * 0.6} ${-side + 30} ${-height * 0.34} ${-side + 26} -120`,
        '#ffffff',
        8,
        'stroke-opacity="0.4"',
      ),
    ].join('')
  },
}

function toSachet(width: number, height: number): string {
  const side = width / 2
  return `M${-side} ${-height} L${side} ${-height} L${side} ${60 - height} C${side - 16} ${-height * 0.66} ${side - 16} ${-height * 0.34} ${side} -50 L${side} 0 L${-side} 0 L${-side} -50 C${16 - side} ${-height * 0.34} ${16 - side} ${-height * 0.66} ${-side} ${60 - height}Z`
}

function drawSeal(design: PackDesign, width: number, y: number, height: number): string {
  const ridges = Array.from(
    { length: 15 },
    (_, i) => `M${(14 - width / 2 + (i * (width - 28)) / 14).toFixed(0)} ${y + 9} v${height - 18}`,
  )
  return (
    box(-width / 2, y, width, height, 0, toCap(design).deep) +
    line(ridges.join(''), '#ffffff', 4, 'stroke-opacity="0.45"')
  )
}

/** One sachet in front, and two more with the same print behind it. */
const sachet: PackForm = {
  width: 740,
  height: 860,
  draw: (sheet, design, width, height) => {
    const one = { width: width * 0.64, height: height * 0.97 }
    const outline = toSachet(one.width, one.height)
    const pouch =
      printBody(sheet, design, outline, { ...one, top: 66 }) +
      drawSeal(design, one.width, -one.height, 54) +
      drawSeal(design, one.width, -32, 32) +
      drawPath(outline, 'none', 'stroke="#5a3423" stroke-width="4" stroke-opacity="0.28"')
    const behind = pouch + drawPath(outline, '#3a1a0a', 'fill-opacity="0.14"')
    return [
      place(behind, -width * 0.13, -26, 0.92, -5),
      place(behind, width * 0.13, -26, 0.92, 5),
      drawPath(outline, '#3a1a0a', 'fill-opacity="0.16" transform="translate(10 4)"'),
      pouch,
    ].join('')
  },
}

/** Compressed block in clear film: the contents are visible above and below the printed band. */
const bale: PackForm = {
  width: 860,
  height: 720,
  draw: (sheet, design, width, height) => {
    const side = width / 2
    const outline = `M${-side + 30} ${-height} C${-side * 0.4} ${-height + 10} ${side * 0.4} ${-height - 8} ${side - 30} ${-height} Q${side} ${-height} ${side} ${-height + 40} C${side + 8} ${-height * 0.6} ${side - 8} ${-height * 0.3} ${side} -34 Q${side} 0 ${side - 40} 0 L${40 - side} 0 Q${-side} 0 ${-side} -34 C${8 - side} ${-height * 0.3} ${-side - 8} ${-height * 0.6} ${-side} ${-height + 40} Q${-side} ${-height} ${-side + 30} ${-height}Z`
    const straw = design.look === 'home' ? ['#e9cf9a', '#c9a466', '#fbeecb'] : ['#a9b95a', '#7f9a3c', '#d5d98a']
    const [ground = '', deep = '', pale = ''] = straw
    const stalks = (colour: string, shift: number): string =>
      line(
        Array.from({ length: 60 }, (_, i) => {
          const x = -side + ((i * 83 + shift) % 100) * (width / 100)
          const y = -((i * 37 + shift * 3) % 100) * (height / 100)
          return `M${x.toFixed(0)} ${y.toFixed(0)} l${40 + (i % 5) * 12} ${((i * 7) % 44) - 22}`
        }).join(''),
        colour,
        7,
      )
    const band = { width: width * 0.76, height }
    return [
      clipTo(
        sheet,
        outline,
        box(-side - 8, -height - 8, width + 16, height + 8, 0, ground) + stalks(deep, 11) + stalks(pale, 47),
      ),
      printBody(
        sheet,
        design,
        `M${-band.width / 2} ${-height + 3} L${band.width / 2} ${-height + 2} L${band.width / 2} 0 L${-band.width / 2} 0Z`,
        { ...band, strength: 0.5 },
      ),
      drawPath(`${outline}`, '#ffffff', 'fill-opacity="0.07"'),
      line(
        `M${-side + 40} ${-height + 70} C${-side + 26} ${-height * 0.6} ${-side + 44} ${-height * 0.4} ${-side + 34} -90 M${side - 60} ${-height + 40} C${side - 30} ${-height * 0.7} ${side - 70} ${-height * 0.5} ${side - 40} -60`,
        '#ffffff',
        12,
        'stroke-opacity="0.6"',
      ),
      oval(0, -height + 6, 70, 16, '#ffffff', 'fill-opacity="0.35"'),
    ].join('')
  },
}

export const BAGS = { bag, pouch, sachet, bale }
