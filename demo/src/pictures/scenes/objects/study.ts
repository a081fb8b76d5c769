import { box, type DrawingSheet, drawGlow, drawPath, line, mirror, oval, place, type Shades } from '../../sheet.ts'

/** Writing desk on y = 0, its top at y = −420; one drawer row, open below. */
export function drawDesk(sheet: DrawingSheet, width: number, [light, deep]: Shades): string {
  const w = width / 2
  const drawer = (width - 120) / 3
  return [
    mirror(drawPath(`M${-w + 40} -330 L${-w + 100} -330 L${-w + 84} 0 L${-w + 52} 0Z`, deep)),
    box(-w + 24, -400, width - 48, 120, 10, sheet.linear([[light], [deep]])),
    ...[0, 1, 2].map((i) => {
      const x = -w + 60 + i * drawer
      return (
        `<rect x="${x + 8}" y="-372" width="${drawer - 16}" height="72" rx="8" fill="none" stroke="${deep}" stroke-width="6"/>` +
        oval(x + drawer / 2, -336, 15, 15, '#d8b878')
      )
    }),
    box(-w, -424, width, 40, 12, light),
    box(-w, -394, width, 10, 5, deep, 'opacity="0.6"'),
  ].join('')
}

/** Lamp with a brass foot and a glass shade; on y = 0, 400 high, and its light. */
export function drawDeskLamp(sheet: DrawingSheet, [light, deep]: Shades): string {
  const brass = sheet.linear([['#d8b878'], ['#a98848']], 0)
  return [
    drawGlow(sheet, 0, -240, 420, 330, '#ffe6ad', 0.75),
    oval(0, -12, 92, 18, '#a98848') + box(-84, -30, 168, 22, 11, brass),
    box(-11, -320, 22, 300, 8, brass),
    drawPath('M-118 -270 L118 -270 L60 -322 L-60 -322Z', '#fff3cc'),
    drawPath('M-170 -268 C-160 -350 -100 -392 0 -392 C100 -392 160 -350 170 -268Z', sheet.linear([[light], [deep]])),
    drawPath('M-130 -290 C-116 -340 -80 -364 -40 -372 C-76 -346 -92 -320 -98 -288Z', '#ffffff', 'opacity="0.3"'),
    box(-176, -276, 352, 18, 9, deep),
    oval(0, -398, 16, 14, '#d8b878'),
  ].join('')
}

/** Telephone with a dial, its receiver on the hook; on y = 0, about 340 × 250. */
export function drawTelephone(sheet: DrawingSheet, [light, deep]: Shades): string {
  const holes = Array.from({ length: 10 }, (_, i) => {
    const at = (i * 30 - 60) * (Math.PI / 180)
    return oval(Number((Math.cos(at) * 42).toFixed(1)), Number((-92 + Math.sin(at) * 42).toFixed(1)), 9, 9, deep)
  }).join('')
  return [
    drawPath(
      'M-88 -176 L88 -176 C98 -120 128 -70 152 -34 C160 -16 152 0 132 0 L-132 0 C-152 0 -160 -16 -152 -34 C-128 -70 -98 -120 -88 -176Z',
      sheet.linear([[light], [deep]]),
    ),
    mirror(box(-84, -204, 30, 40, 10, deep)),
    drawPath(
      'M-170 -176 C-176 -236 -120 -252 0 -252 C120 -252 176 -236 170 -176 C168 -154 96 -154 92 -178 C90 -200 70 -206 0 -206 C-70 -206 -90 -200 -92 -178 C-96 -154 -168 -154 -170 -176Z',
      sheet.linear([[light], [deep]]),
    ),
    drawPath('M-140 -214 C-120 -234 -70 -238 0 -238 C-70 -230 -110 -224 -132 -204Z', '#ffffff', 'opacity="0.35"'),
    oval(0, -92, 66, 66, '#f5f1e6'),
    holes,
    oval(0, -92, 24, 24, '#d8b878'),
  ].join('')
}

/** Letter from the front, its flap closed with a seal; its middle at the origin. */
export const drawEnvelope = (paper: string, seal: string): string =>
  box(-120, -80, 240, 160, 8, paper) +
  line('M-114 -72 L0 22 L114 -72 M-114 74 L-30 0 M114 74 L30 0', '#c3b492', 5) +
  oval(0, 20, 24, 24, seal) +
  drawPath('M0 34 C-14 24 -14 8 0 2 C14 8 14 24 0 34Z', '#ffffff', 'opacity="0.55"')

/** Letters that lie on each other, on y = 0, about 280 wide. */
export function drawLetterPile(papers: readonly string[]): string {
  return papers
    .map((paper, i) =>
      place(
        box(-130, -26, 260, 26, 5, paper) + line('M-120 -4 H120', '#b7a884', 5, 'opacity="0.7"'),
        ((i * 37) % 30) - 14,
        -i * 25,
      ),
    )
    .join('')
}

/** Cup with pencils and a quill, on y = 0. */
export function drawPencils(sheet: DrawingSheet, [light, deep]: Shades): string {
  return [
    line('M-22 -90 L-44 -230', '#b8924c', 14),
    line('M0 -90 L4 -220', '#6f8f72', 14),
    drawPath('M22 -90 C40 -180 80 -250 120 -280 C122 -210 90 -140 34 -90Z', '#f5f1e6'),
    line('M24 -84 C46 -170 80 -230 116 -272', '#c3b492', 5),
    drawPath('M-58 -120 L58 -120 L48 0 L-48 0Z', sheet.linear([[light], [deep]], 0)),
    oval(0, -120, 58, 13, deep),
    box(-57, -70, 114, 18, 0, '#f5f1e6', 'opacity="0.6"'),
  ].join('')
}
