import { expect, test } from 'vitest'
import { weekHoursField } from './hours-field.ts'
import type { CellReading } from './import-field.ts'

const week = weekHoursField('opening_hours.week')
// Hours do not refer to documents.
const reading = (language: string): CellReading => ({ names: Object.create(null), language, words: {} })
const shown = (cell: string, language: string) => {
  const read = week.read(cell, reading(language))
  return read.ok ? week.show(read.value, reading(language).names) : read.message
}

test.each([
  ['da', 'ma-fr 10-17.30 lø 10-14 sø lukket', 'Mo-Fr 10:00-17:30; Sa 10:00-14:00'],
  ['sv', 'mån-fre 10-19 lör 10-16 sön 11-16', 'Mo-Fr 10:00-19:00; Sa 10:00-16:00; Su 11:00-16:00'],
  ['fi', 'Ma–Pe 9–18 La 10–15', 'Mo-Fr 09:00-18:00; Sa 10:00-15:00'],
  ['pl', 'pn-pt 9.00-17.00 sb 9.00-14.00', 'Mo-Fr 09:00-17:00; Sa 09:00-14:00'],
  ['nl', 'ma 9-18 di 9-18 wo gesloten do 9-18', 'Mo 09:00-18:00; Tu 09:00-18:00; Th 09:00-18:00'],
  ['de', 'Mo 9-18, Di 9-18, Mi geschlossen, Do 9-18', 'Mo 09:00-18:00; Tu 09:00-18:00; Th 09:00-18:00'],
  ['de', 'Mo-Fr 9-18 Uhr und Sa 9-14 Uhr', 'Mo-Fr 09:00-18:00; Sa 09:00-14:00'],
  ['de', 'Mo-Fr 9-18, Samstag 9-13, Sonntag Ruhetag', 'Mo-Fr 09:00-18:00; Sa 09:00-13:00'],
  ['de', 'Mo-Fr 9-12 am Samstag 9-11', 'Mo-Fr 09:00-12:00; Sa 09:00-11:00'],
  ['en', 'Mon 9 am - 12 am Sat 10 am - 2 pm', 'Mo 09:00-00:00; Sa 10:00-14:00'],
  ['fr', 'mardi 9h-12h 14h-18h mercredi 9h-12h', 'Tu 09:00-12:00; Tu 14:00-18:00; We 09:00-12:00'],
  ['cs', 'po 8-12 a 13-17 út 8-12', 'Mo 08:00-12:00; Mo 13:00-17:00; Tu 08:00-12:00'],
  ['en', 'Mon: Closed, Tue-Sat: 10:00-18:00', 'Tu-Sa 10:00-18:00'],
  ['en', 'Mon-Sat 9-17, closed Wed', 'Mo,Tu,Th-Sa 09:00-17:00'],
  ['es', 'L-V 9:30-20:30 S 10-14', 'Mo-Fr 09:30-20:30; Sa 10:00-14:00'],
  ['fr', 'le lundi de 14h à 19h et du mardi au samedi de 10h à 19h', 'Mo 14:00-19:00; Tu-Sa 10:00-19:00'],
])('%s: a day that follows hours without a semicolon begins a new part: %s', (language, cell, hours) => {
  expect(shown(cell, language)).toBe(hours)
})

test.each([
  ['de', 'Mo-Fr: 09:00-12:00\n14:00-18:00\nSa: 09:00-12:00', 'Mo-Fr 09:00-12:00; Mo-Fr 14:00-18:00; Sa 09:00-12:00'],
  ['de', 'Montag\n9-18\nDienstag\n9-18', 'Mo 09:00-18:00; Tu 09:00-18:00'],
])('%s: times on a line of their own belong to the days above them', (language, cell, hours) => {
  expect(shown(cell, language)).toBe(hours)
})

test.each([
  ['de', 'Mo-Fr 09:00:00-18:00:00', 'Mo-Fr 09:00-18:00'],
  ['en', 'M-F 9am-noon, 1pm-5pm', 'Mo-Fr 09:00-12:00; Mo-Fr 13:00-17:00'],
  ['en', 'Sat: 9am-12noon', 'Sa 09:00-12:00'],
  ['en', 'Fri 6pm-12 midnight', 'Fr 18:00-24:00'],
  ['en', '7 days a week 9am-9pm', 'Mo-Su 09:00-21:00'],
  ['en', 'Every Sunday 10:00-16:00', 'Su 10:00-16:00'],
  ['fr', 'Ouvert du lundi au vendredi 9h à midi et 14h à 19h', 'Mo-Fr 09:00-12:00; Mo-Fr 14:00-19:00'],
  ['es', 'Lunes a viernes de 9:30 a 13:30 y de 16:30 a 20:00 horas', 'Mo-Fr 09:30-13:30; Mo-Fr 16:30-20:00'],
  ['it', 'lun–ven dalle ore 9:00 alle ore 18:00', 'Mo-Fr 09:00-18:00'],
  ['it', 'da lunedì a sabato dalle 9 alle 19', 'Mo-Sa 09:00-19:00'],
  ['nl', 'maandag tot en met vrijdag 9-18', 'Mo-Fr 09:00-18:00'],
  ['nl', 'elke zondag 12-17', 'Su 12:00-17:00'],
  ['da', 'Mandag til og med fredag 10-18', 'Mo-Fr 10:00-18:00'],
  ['da', 'alle dage 8-20', 'Mo-Su 08:00-20:00'],
  ['no', 'hver dag 9-21', 'Mo-Su 09:00-21:00'],
  ['sv', 'måndag till och med fredag 10-18', 'Mo-Fr 10:00-18:00'],
  ['pl', 'pon-pt w godz. 9-17', 'Mo-Fr 09:00-17:00'],
  ['cs', 'pondělí až pátek 8:00 - 18:00', 'Mo-Fr 08:00-18:00'],
  ['hu', 'Hétfőtől péntekig 9 órától 18 óráig', 'Mo-Fr 09:00-18:00'],
  ['hu', 'H-P 8-tól 17-ig', 'Mo-Fr 08:00-17:00'],
])('%s: opening hours are read from “%s”', (language, cell, hours) => {
  expect(shown(cell, language)).toBe(hours)
})

test.each([
  ['fr', '9h-19h du lundi au samedi'],
  ['de', '9-12 Mo-Fr 13-17 Sa'],
  ['de', 'jeden 1. Samstag 9-13'],
  ['de', 'Mo-Fr 9-18\n1. Samstag 9-13'],
  ['es', 'Lunes cerrado por la tarde, martes 9-18'],
])('%s: hours in another order, or of only some weeks, are refused: %s', (language, cell) => {
  expect(shown(cell, language)).toMatch(/does not give opening hours|names a day that does not exist/)
})
