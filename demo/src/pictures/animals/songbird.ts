import { type DrawingSheet, drawPath, line, oval } from '../sheet.ts'

export type SongbirdPlumage = {
  body: string
  deep: string
  wing: string
  breast: string
  beak: string
  cheek?: string
  cap?: string
  face?: string
}

export const CANARY: SongbirdPlumage = {
  body: '#ffd84a',
  deep: '#eeb21f',
  wing: '#f2bd2c',
  breast: '#fff0a8',
  beak: '#f0a080',
}
export const ZEBRA_FINCH: SongbirdPlumage = {
  body: '#b3aba6',
  deep: '#8d8580',
  wing: '#7d736d',
  breast: '#fbf5ea',
  beak: '#ee5a24',
  cheek: '#ee8a35',
}
export const ROBIN: SongbirdPlumage = {
  body: '#a38567',
  deep: '#7d634a',
  wing: '#8a6d50',
  breast: '#fbf0df',
  beak: '#4b3a30',
  face: '#ef6a2e',
}
export const BLUE_TIT: SongbirdPlumage = {
  body: '#ffe067',
  deep: '#dcb93a',
  wing: '#3f8fc4',
  breast: '#fff3b5',
  beak: '#3d3430',
  cheek: '#ffffff',
  cap: '#3f8fc4',
}

const BODY =
  'M62 -286 C124 -288 154 -240 144 -190 C150 -112 104 -36 22 -30 C-52 -26 -106 -50 -160 -20 C-148 -70 -124 -116 -92 -150 C-62 -184 -26 -204 -6 -232 C10 -268 32 -284 62 -286Z'

/** Small bird that looks to the right; its claws hold y = 0, about 460 × 300. */
export function drawSongbird(sheet: DrawingSheet, plumage: SongbirdPlumage): string {
  const { body, deep, wing, breast, beak, cheek, cap, face } = plumage
  const inside = sheet.clip(`<path d="${BODY}"/>`)
  return [
    drawPath('M-84 -116 C-160 -92 -236 -38 -292 26 C-262 34 -232 34 -206 26 C-150 8 -100 -20 -62 -48Z', deep),
    drawPath('M-96 -92 C-160 -62 -214 -20 -248 28 C-226 32 -206 30 -190 24 C-146 4 -106 -22 -76 -46Z', wing),
    line('M6 -34 L10 -4 M60 -48 L62 -4', beak, 9),
    line('M10 -4 L-14 2 M10 -4 L34 2 M62 -4 L38 2 M62 -4 L88 2', beak, 9),
    drawPath(BODY, sheet.linear([[body], [deep]], 70)),
    `<g clip-path="${inside}">`,
    drawPath('M160 -230 C120 -180 90 -120 -40 -20 L120 0 L200 -120Z', breast),
    face ? drawPath('M60 -262 C96 -240 96 -200 60 -150 C90 -90 150 -100 180 -140 L180 -260Z', face) : '',
    cap ? drawPath('M-20 -250 C30 -262 110 -262 160 -240 L160 -310 L0 -310Z', cap) : '',
    '</g>',
    cheek ? oval(76, -204, 36, 28, cheek) : '',
    drawPath('M44 -178 C-10 -206 -92 -160 -168 -62 C-110 -34 4 -40 52 -108 C66 -140 62 -166 44 -178Z', wing),
    line('M22 -132 C-16 -140 -64 -116 -108 -76 M34 -108 C0 -108 -40 -92 -78 -64', deep, 7, 'opacity="0.75"'),
    drawPath('M138 -244 C168 -240 186 -224 194 -212 C178 -204 156 -202 138 -206Z', beak),
    line('M140 -222 L184 -214', '#00000044', 4),
    oval(100, -234, 18, 19, '#1c120d'),
    oval(95, -241, 6, 6, '#ffffff'),
  ].join('')
}
