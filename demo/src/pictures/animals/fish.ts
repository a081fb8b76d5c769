import { type DrawingSheet, drawPath, line, oval } from '../sheet.ts'

type FishColours = { body: string; deep: string; fin: string; band: string }

export const CLOWN_FISH: FishColours = { body: '#ff9a3d', deep: '#ee5a24', fin: '#ffb545', band: '#fff7ec' }
export const BLUE_FISH: FishColours = { body: '#4aa8ea', deep: '#2264b8', fin: '#ffd23f', band: '#bfe4ff' }
export const PINK_FISH: FishColours = { body: '#f58ab4', deep: '#c93f86', fin: '#ffc3d8', band: '#ffe9f1' }

/** Fish that swims to the right, about 420 × 280 around the origin. */
export function drawFish(sheet: DrawingSheet, colours: FishColours): string {
  const body = 'M196 0 C150 -84 60 -118 -30 -100 C-90 -86 -130 -44 -150 0 C-130 44 -90 86 -30 100 C60 118 150 84 196 0Z'
  const clip = sheet.clip(`<path d="${body}"/>`)
  return [
    drawPath(
      'M-128 0 C-170 -40 -204 -88 -236 -84 C-252 -60 -222 -24 -216 0 C-222 24 -252 60 -236 84 C-204 88 -170 40 -128 0Z',
      sheet.linear([[colours.deep], [colours.fin]], 180),
    ),
    drawPath(
      'M-70 -84 C-50 -150 30 -164 92 -96 C40 -110 -20 -104 -70 -84Z',
      sheet.linear([[colours.fin], [colours.deep]]),
    ),
    drawPath('M-40 96 C-30 146 20 156 52 96Z', colours.deep),
    drawPath(body, sheet.linear([[colours.body], [colours.deep]])),
    `<g clip-path="${clip}">`,
    drawPath('M62 -120 C88 -60 88 60 62 120 L104 120 C132 60 132 -60 104 -120Z', colours.band),
    drawPath('M-62 -120 C-40 -60 -40 60 -62 120 L-22 120 C2 60 2 -60 -22 -120Z', colours.band),
    oval(40, -78, 130, 34, '#ffffff', 'opacity="0.22"'),
    '</g>',
    drawPath('M24 22 C-16 14 -44 40 -42 70 C-10 80 24 62 24 22Z', colours.fin),
    line('M-6 34 C-18 42 -26 52 -30 62', colours.deep, 4, 'opacity="0.6"'),
    oval(144, -18, 21, 22, '#ffffff'),
    oval(149, -17, 13, 14, '#231510'),
    oval(145, -23, 4.5, 4.5, '#ffffff'),
    line('M180 22 C172 34 160 36 150 32', '#7a2d12', 5),
  ].join('')
}
