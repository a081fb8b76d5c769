import { type DrawingSheet, drawPath, line, oval } from '../sheet.ts'

export type Hair = 'bun' | 'short' | 'curls' | 'swept' | 'long' | 'bob' | 'cropped' | 'braid'
type Colours = { hairColour: string; hairLight: string }
/** The parts of the hair behind the head and over the forehead. */
type Drawn = { behind: string; front: string }

const CAP =
  'M-158 -10 C-172 -120 -110 -206 0 -208 C110 -206 172 -120 158 -10 C150 -60 132 -92 108 -110 C60 -84 -40 -84 -96 -116 C-126 -92 -150 -60 -158 -10Z'

/** Coils of a head of curls: place and size. */
const CURLS = [
  [-150, -40, 58],
  [-140, -110, 62],
  [-88, -166, 66],
  [-20, -190, 68],
  [54, -184, 66],
  [116, -146, 62],
  [152, -84, 58],
  [160, -14, 54],
  [-164, 32, 52],
  [168, 56, 50],
  [-160, 100, 48],
  [162, 118, 46],
] as const

export const HAIR: Record<Hair, (sheet: DrawingSheet, colours: Colours) => Drawn> = {
  bun: (sheet, { hairColour, hairLight }) => ({
    behind: [
      oval(0, -226, 74, 66, sheet.linear([[hairLight], [hairColour]])),
      drawPath('M-164 -20 C-170 90 -150 150 -110 176 L110 176 C150 150 170 90 164 -20Z', hairColour),
    ].join(''),
    front:
      drawPath(
        'M-160 0 C-176 -120 -110 -210 0 -210 C110 -210 176 -120 160 0 C150 -70 110 -120 40 -146 C-10 -100 -110 -90 -160 0Z',
        sheet.linear([[hairLight], [hairColour]]),
      ) + line('M-30 -238 C-10 -252 20 -252 36 -236', hairColour, 6, 'opacity="0.5"'),
  }),
  short: (sheet, { hairColour, hairLight }) => ({
    behind: '',
    front: drawPath(CAP, sheet.linear([[hairLight], [hairColour]])),
  }),
  curls: (_sheet, { hairColour, hairLight }) => ({
    behind: CURLS.map(([x, y, r]) => oval(x, y, r, r, hairColour)).join(''),
    front: [-104, -50, 8, 64, 112]
      .map((x, index) => oval(x, -146 + Math.abs(index - 2) * 16, 46, 40, index % 2 ? hairLight : hairColour))
      .join(''),
  }),
  swept: (sheet, { hairColour, hairLight }) => ({
    behind: '',
    front: drawPath(
      'M-156 -20 C-168 -130 -100 -214 20 -212 C126 -206 172 -120 156 -20 C150 -76 130 -110 104 -128 C40 -130 -60 -128 -118 -150 C-106 -110 -150 -80 -156 -20Z',
      sheet.linear([[hairLight], [hairColour]]),
    ),
  }),
  long: (sheet, { hairColour, hairLight }) => ({
    behind: drawPath(
      'M-168 -30 C-196 110 -190 260 -164 360 L164 360 C190 260 196 110 168 -30Z',
      sheet.linear([[hairColour], [hairLight]]),
    ),
    front: drawPath(
      'M-162 20 C-182 -120 -112 -212 6 -212 C116 -212 182 -120 162 20 C150 -50 120 -110 60 -150 C10 -96 -120 -90 -162 20Z',
      sheet.linear([[hairLight], [hairColour]]),
    ),
  }),
  bob: (sheet, { hairColour, hairLight }) => ({
    behind: drawPath('M-170 -20 C-196 80 -186 150 -150 196 L150 196 C186 150 196 80 170 -20Z', hairColour),
    front: drawPath(
      'M-168 60 C-184 -110 -116 -212 0 -212 C116 -212 184 -110 168 60 C160 10 152 -40 138 -82 C60 -66 -60 -66 -138 -82 C-152 -40 -160 10 -168 60Z',
      sheet.linear([[hairLight], [hairColour]]),
    ),
  }),
  cropped: (sheet, { hairColour, hairLight }) => ({
    behind: '',
    front: drawPath(
      'M-154 -24 C-166 -130 -106 -198 0 -200 C106 -198 166 -130 154 -24 C150 -86 126 -132 66 -150 C20 -160 -20 -160 -66 -150 C-126 -132 -150 -86 -154 -24Z',
      sheet.linear([[hairLight], [hairColour]]),
    ),
  }),
  braid: (sheet, { hairColour, hairLight }) => ({
    behind: drawPath('M-160 -20 C-170 60 -160 120 -130 150 L130 150 C160 120 170 60 160 -20Z', hairColour),
    front: [
      drawPath(
        'M-160 0 C-176 -120 -110 -210 0 -210 C110 -210 176 -120 160 0 C146 -70 100 -130 0 -146 C-100 -130 -146 -70 -160 0Z',
        sheet.linear([[hairLight], [hairColour]]),
      ),
      line('M0 -206 L0 -150', hairColour, 6, 'opacity="0.5"'),
      ...[0, 1, 2, 3, 4].map((i) =>
        oval(-150 + (i % 2) * 22 + i * 5, 150 + i * 48, 42 - i * 3, 36, i % 2 ? hairLight : hairColour),
      ),
      oval(-118, 388, 22, 16, '#c8142f'),
    ].join(''),
  }),
}
