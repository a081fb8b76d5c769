import { type DrawingSheet, drawPath, line, oval } from '../sheet.ts'

export type ParrotPlumage = { body: string; deep: string; belly: string; wing: string; tip: string; beak: string }

export const SUNNY_PARROT: ParrotPlumage = {
  body: '#e8343f',
  deep: '#b81f3a',
  belly: '#ff8a3c',
  wing: '#ffc53d',
  tip: '#2a7fd0',
  beak: '#3a2d2a',
}

/** Perched parrot that looks to the right: claws at (0, 0), head up to about −430, tail down to 250. */
export function drawParrot(sheet: DrawingSheet, plumage: ParrotPlumage): string {
  const feather = (d: string, colour: string): string => drawPath(d, colour)
  return [
    feather('M-66 -60 C-110 40 -132 150 -118 258 C-92 220 -60 130 -24 10Z', plumage.deep),
    feather('M-50 -60 C-76 60 -82 150 -70 236 C-46 190 -20 100 -4 0Z', plumage.tip),
    feather('M-30 -40 C-40 60 -40 130 -30 196 C-10 150 6 80 14 -10Z', plumage.body),
    drawPath(
      'M-4 -400 C86 -410 128 -340 122 -260 C118 -140 84 -30 10 4 C-60 4 -112 -70 -110 -180 C-108 -300 -70 -392 -4 -400Z',
      sheet.linear([[plumage.body], [plumage.deep]], 60),
    ),
    drawPath('M70 -250 C112 -190 92 -70 18 0 C40 -80 30 -170 70 -250Z', plumage.belly, 'opacity="0.9"'),
    drawPath('M-100 -260 C-40 -300 20 -240 14 -150 C8 -60 -40 10 -92 60 C-128 -30 -142 -170 -100 -260Z', plumage.deep),
    drawPath('M-96 -236 C-46 -266 -4 -216 -8 -146 C-14 -80 -48 -14 -88 30 C-116 -50 -126 -160 -96 -236Z', plumage.wing),
    drawPath('M-110 -150 C-80 -130 -40 -130 -12 -118 C-24 -64 -52 -14 -88 30 C-104 -20 -112 -90 -110 -150Z', '#3fae5a'),
    drawPath('M-112 -76 C-84 -60 -60 -56 -40 -56 C-54 -24 -70 4 -88 30 C-100 -4 -108 -40 -112 -76Z', plumage.tip),
    line(
      'M-78 -206 C-60 -200 -44 -196 -30 -184 M-90 -170 C-68 -164 -46 -160 -26 -148',
      plumage.belly,
      6,
      'opacity="0.7"',
    ),
    drawPath('M40 -374 C92 -380 118 -340 112 -300 C104 -268 70 -262 44 -276 C16 -292 10 -362 40 -374Z', '#fff4e4'),
    drawPath(
      'M92 -372 C150 -378 176 -332 160 -280 C156 -266 146 -262 142 -270 C136 -296 116 -304 92 -300 C80 -320 80 -356 92 -372Z',
      sheet.linear([['#6b5a52'], [plumage.beak]]),
    ),
    drawPath('M84 -304 C112 -308 134 -296 138 -278 C122 -258 92 -262 84 -304Z', '#2a201d'),
    line('M104 -356 C124 -358 140 -346 146 -330', '#a59288', 6, 'opacity="0.7"'),
    oval(60, -330, 22, 22, '#ffd76a'),
    oval(62, -330, 14, 14, '#1c120d'),
    oval(57, -336, 5, 5, '#ffffff'),
    line('M-8 2 C-8 14 -4 20 2 22 M14 2 C16 14 20 20 26 20 M36 -10 C40 4 44 12 50 14', '#6a5750', 11),
  ].join('')
}
