const open = (width: number, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`

/** Draws a placeholder for a logo: a mark, and a bar in place of the name. */
export function drawLogo(width: number, height: number, colour: string): string {
  const size = height * 0.62
  const [left, top] = [height * 0.12, (height - size) / 2]
  const bar = { x: left + size * 1.25, height: size * 0.3 }
  return `${open(width, height)}<g fill="${colour}">${drawMark(left, top, size)}<rect x="${r(bar.x)}" y="${r((height - bar.height) / 2)}" width="${r(width - bar.x - left)}" height="${r(bar.height)}" rx="${r(bar.height / 2)}"/></g></svg>\n`
}

/** Draws an icon that is filled to its corners, because phones round them themselves. */
export function drawIcon(colour: string): string {
  return `${open(64, 64)}<rect width="64" height="64" fill="${colour}"/><g fill="#fff">${drawMark(14, 14, 36)}</g></svg>\n`
}

/** Draws a paw: one pad and four toes. */
function drawMark(left: number, top: number, size: number): string {
  const at = (x: number, y: number, rx: number, ry: number) =>
    `<ellipse cx="${r(left + size * x)}" cy="${r(top + size * y)}" rx="${r(size * rx)}" ry="${r(size * ry)}"/>`
  return [
    at(0.5, 0.7, 0.28, 0.24),
    at(0.14, 0.44, 0.1, 0.14),
    at(0.37, 0.22, 0.11, 0.16),
    at(0.63, 0.22, 0.11, 0.16),
    at(0.86, 0.44, 0.1, 0.14),
  ].join('')
}

const r = (value: number) => Math.round(value * 10) / 10
