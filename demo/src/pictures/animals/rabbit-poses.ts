import { type DrawingSheet, drawPath, line, oval, place } from '../sheet.ts'
import { drawRabbitHead, type RabbitCoat } from './rabbit.ts'

export const GREY_RABBIT: RabbitCoat = { fur: '#9a8f8a', shade: '#7d726d', light: '#f4efea', inner: '#e5b4ae' }
export const WHITE_RABBIT: RabbitCoat = { fur: '#fffaf3', shade: '#e5d8ca', light: '#ffffff', inner: '#f7b8bd' }
export const BROWN_RABBIT: RabbitCoat = { fur: '#a8754a', shade: '#875a35', light: '#f3dfc4', inner: '#e2a593' }

/** Crouches and looks at us; faces right, on y = 0, about 500 × 560. */
export function drawCrouchingRabbit(sheet: DrawingSheet, coat: RabbitCoat): string {
  return [
    oval(-236, -70, 48, 46, coat.light),
    drawPath(
      'M-246 -70 C-260 -200 -160 -262 -40 -256 C60 -252 170 -220 182 -110 C186 -50 160 -12 110 -8 L-190 -8 C-226 -10 -244 -36 -246 -70Z',
      sheet.linear([[coat.fur], [coat.shade]]),
    ),
    drawPath(
      'M-240 -80 C-236 -170 -130 -206 -70 -150 C-24 -100 -40 -40 -66 -10 L-190 -8 C-226 -10 -242 -40 -240 -80Z',
      coat.fur,
    ),
    oval(-96, -18, 88, 22, coat.light),
    oval(120, -16, 52, 20, coat.light),
    line('M-40 -20 L-24 -12 M136 -22 L140 -10', '#d9cbbd', 4),
    place(drawRabbitHead(sheet, coat), 120, -206, 0.98, 4),
  ].join('')
}

/** Stands up and sniffs; on y = 0, about 320 × 780. */
export function drawUprightRabbit(sheet: DrawingSheet, coat: RabbitCoat): string {
  const arm = (side: number): string =>
    drawPath(
      `M${side * 96} -330 C${side * 110} -270 ${side * 90} -220 ${side * 46} -214 C${side * 20} -212 ${side * 16} -240 ${side * 34} -250 C${side * 52} -264 ${side * 48} -300 ${side * 44} -336Z`,
      coat.fur,
    ) + oval(side * 36, -228, 26, 18, coat.light)
  return [
    drawPath(
      'M0 -440 C90 -436 120 -330 130 -230 C150 -160 160 -60 120 -12 L-120 -12 C-160 -60 -150 -160 -130 -230 C-120 -330 -90 -436 0 -440Z',
      sheet.linear([[coat.fur], [coat.shade]]),
    ),
    drawPath(
      'M0 -400 C60 -390 76 -280 76 -190 C70 -90 30 -40 0 -40 C-30 -40 -70 -90 -76 -190 C-76 -280 -60 -390 0 -400Z',
      coat.light,
    ),
    oval(-84, -18, 78, 24, coat.light),
    oval(84, -18, 78, 24, coat.light),
    line('M-110 -24 L-110 -10 M-90 -24 L-90 -10 M90 -24 L90 -10 M110 -24 L110 -10', '#d9cbbd', 4),
    arm(-1),
    arm(1),
    place(drawRabbitHead(sheet, coat), 0, -452, 0.96),
  ].join('')
}
