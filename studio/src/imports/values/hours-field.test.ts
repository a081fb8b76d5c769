import { WEEKDAYS } from '@menagerie/contract/store'
import { describe, expect, test } from 'vitest'
import { dateHoursField, weekHoursField } from './hours-field.ts'
import type { CellReading } from './import-field.ts'

const week = weekHoursField('opening_hours.week')
const dates = dateHoursField('opening_hours.exceptions')
const reading = (language = 'en'): CellReading => ({
  // Hours do not refer to documents.
  names: Object.create(null),
  language,
  words: {},
})
const shown = (cell: string, language?: string) => {
  const read = week.read(cell, reading(language))
  return read.ok ? week.show(read.value, reading().names) : read.message
}

describe('weekly opening hours as shops write them', () => {
  test.each([
    ['Mo-Fr 09:00-18:00; Sa 09:00-12:00', 'Mo-Fr 09:00-18:00; Sa 09:00-12:00'],
    ['Mo-Fr 9-18; Su closed', 'Mo-Fr 09:00-18:00'],
    ['Monday to Friday: 9 am - 6 pm', 'Mo-Fr 09:00-18:00'],
    ['Mo–Fr 9.00–18.00 Uhr\nSo geschlossen', 'Mo-Fr 09:00-18:00'],
    ['Mo, Mi und Fr 9-12, 14-18 Uhr', 'Mo,We,Fr 09:00-12:00; Mo,We,Fr 14:00-18:00'],
    ['ma-vr 9.30-18.00; za 10.00-17.00; zo gesloten', 'Mo-Fr 09:30-18:00; Sa 10:00-17:00'],
    ['lundi à vendredi 9h00-12h30, 14h00-19h00', 'Mo-Fr 09:00-12:30; Mo-Fr 14:00-19:00'],
    ['Po-Pá 8:00-18:00; So 8:00-12:00', 'Mo-Fr 08:00-18:00; Sa 08:00-12:00'],
    ['Du lundi au vendredi de 9h à 19h', 'Mo-Fr 09:00-19:00'],
    ['L-V 10:00-14:00 y 17:00-20:30', 'Mo-Fr 10:00-14:00; Mo-Fr 17:00-20:30'],
    ['lunes a viernes de 10 a 14 h y de 17 a 20 h', 'Mo-Fr 10:00-14:00; Mo-Fr 17:00-20:00'],
    ['pondělí a středa a pátek 8-12; pá a so 8-10', 'Mo,We 08:00-12:00; Fr,Sa 08:00-10:00'],
    ['dal lunedì al sabato 9-13', 'Mo-Sa 09:00-13:00'],
    ['пн-пт с 9 до 13 и с 14 до 20', 'Mo-Fr 09:00-13:00; Mo-Fr 14:00-20:00'],
    ['24 Stunden geöffnet', 'Mo-Su 00:00-24:00'],
    ['Rund um die Uhr', 'Mo-Su 00:00-24:00'],
    ['Fr 22-6 Uhr; Sa 20:00-02:00', 'Fr 22:00-06:00; Sa 20:00-02:00'],
    ['пн-пт 10:00-19:00; сб 10:00-16:00', 'Mo-Fr 10:00-19:00; Sa 10:00-16:00'],
    ['ma-pe 10-18; la 10-15', 'Mo-Fr 10:00-18:00; Sa 10:00-15:00'],
    ['od poniedziałku do czwartku 9-18; w piątek i sobotę 9-15', 'Mo-Th 09:00-18:00; Fr,Sa 09:00-15:00'],
    ['w soboty 9-14', 'Sa 09:00-14:00'],
    ['od pondělí do pátku 8-18; v sobotu 8-12', 'Mo-Fr 08:00-18:00; Sa 08:00-12:00'],
    ['с понедельника по пятницу с 9 до 18, по субботам 10-15', 'Mo-Fr 09:00-18:00; Sa 10:00-15:00'],
    ['со вторника до четверга 9:00-18:00; во вторник 19-20', 'Tu-Th 09:00-18:00; Tu 19:00-20:00'],
    ["від понеділка до п'ятниці 9-18; у суботу 10-14", 'Mo-Fr 09:00-18:00; Sa 10:00-14:00'],
    ['з понеділка по пʼятницю 9-18', 'Mo-Fr 09:00-18:00'],
    ['maanantaista perjantaihin 9-18; lauantaisin 10-15', 'Mo-Fr 09:00-18:00; Sa 10:00-15:00'],
    ['hétfőtől péntekig 8-17; szombaton 9-12', 'Mo-Fr 08:00-17:00; Sa 09:00-12:00'],
    ['montags bis freitags 9-18 Uhr; am Samstag 9-14', 'Mo-Fr 09:00-18:00; Sa 09:00-14:00'],
    ['Mondays to Fridays 9-17; on Saturday 10-14', 'Mo-Fr 09:00-17:00; Sa 10:00-14:00'],
    ['Mon-Thurs 9-17', 'Mo-Th 09:00-17:00'],
    ['le samedi de 9h à 12h', 'Sa 09:00-12:00'],
    ['de lunes a viernes 9-14; los sábados 10-13', 'Mo-Fr 09:00-14:00; Sa 10:00-13:00'],
    ['desde lunes hasta jueves 9-14', 'Mo-Th 09:00-14:00'],
    ['il sabato 9-13', 'Sa 09:00-13:00'],
    ['måndagar till torsdagar 9-18', 'Mo-Th 09:00-18:00'],
    ['fra mandag til torsdag 9-18', 'Mo-Th 09:00-18:00'],
    ['mandager 9-18; lørdager 10-15', 'Mo 09:00-18:00; Sa 10:00-15:00'],
    ['man, on og fre 9-17', 'Mo,We,Fr 09:00-17:00'],
    ['pe, la ja su 10-15', 'Fr-Su 10:00-15:00'],
    ['op zaterdag 9-17', 'Sa 09:00-17:00'],
    ['daily 10:00-22:00', 'Mo-Su 10:00-22:00'],
    ['täglich 10-22 Uhr', 'Mo-Su 10:00-22:00'],
    ['24/7', 'Mo-Su 00:00-24:00'],
    ['Fr-Mo 18:00-02:00', 'Mo,Fr-Su 18:00-02:00'],
    ['open 24 hours', 'Mo-Su 00:00-24:00'],
    ['Mo-Sa 24 Stunden; So geschlossen', 'Mo-Sa 00:00-24:00'],
    ['Mon-Fri 9:00 to midnight', 'Mo-Fr 09:00-24:00'],
    ['Mon-Fri 9:00-18:00, Sat 10:00-16:00', 'Mo-Fr 09:00-18:00; Sa 10:00-16:00'],
    ['Montag bis Freitag 9-12 und 13-18 Uhr, Samstag 9-14 Uhr', 'Mo-Fr 09:00-12:00; Mo-Fr 13:00-18:00; Sa 09:00-14:00'],
    ['ma t/m vr 9.00 tot 21u30, zo gesloten', 'Mo-Fr 09:00-21:30'],
    ['Mo–Fr von 9 bis 18 Uhr', 'Mo-Fr 09:00-18:00'],
    ['Mo-Fr 9:00\u221218:00; Sa 9:00\u201113:00', 'Mo-Fr 09:00-18:00; Sa 09:00-13:00'],
    ['Mo-Fr 0900-1800; Su off', 'Mo-Fr 09:00-18:00'],
    ['ma-vr 9.00-18.00u', 'Mo-Fr 09:00-18:00'],
    ['ma-vr 9u tot 17u30; za 10-16 u', 'Mo-Fr 09:00-17:30; Sa 10:00-16:00'],
    ['po–pá 9.00–18.00 hod.', 'Mo-Fr 09:00-18:00'],
    ['lun-ven 9-13 / 15-19', 'Mo-Fr 09:00-13:00; Mo-Fr 15:00-19:00'],
    ['ежедневно с 10:00 до 22:00', 'Mo-Su 10:00-22:00'],
    ['täglich von 9 bis 18 Uhr', 'Mo-Su 09:00-18:00'],
    ['du lundi au samedi de 9 h 30 à 19 h', 'Mo-Sa 09:30-19:00'],
    ['mardi 9 h - 12 h 30 et 14 h - 18 h', 'Tu 09:00-12:30; Tu 14:00-18:00'],
    ['ma-do 9-18; vr 9-21 (koopavond); zo (gesloten)', 'Mo-Th 09:00-18:00; Fr 09:00-21:00'],
    ['Mo-Do 9-18 Uhr; Fr 9-20 Uhr', 'Mo-Th 09:00-18:00; Fr 09:00-20:00'],
    ['Mo, Di, Do 9-12 Uhr', 'Mo,Tu,Th 09:00-12:00'],
    ['ma-to 10-18; pe 10-20', 'Mo-Th 10:00-18:00; Fr 10:00-20:00'],
    ['ma, to 10-18', 'Mo,Th 10:00-18:00'],
    ['ma to pe 10-18', 'Mo,Th,Fr 10:00-18:00'],
    ['to-fr 10-18; lø 10-14', 'Th,Fr 10:00-18:00; Sa 10:00-14:00'],
    ['pon do czw 9-17', 'Mo-Th 09:00-17:00'],
    ['pon do pt 9-17', 'Mo-Fr 09:00-17:00'],
    ['lu-do 9-13', 'Mo-Su 09:00-13:00'],
    ['Mo to Th 9-17', 'Mo-Th 09:00-17:00'],
    ['Mon to Fri from 9am until 6pm', 'Mo-Fr 09:00-18:00'],
  ])('%j is read', (cell, hours) => {
    expect(shown(cell)).toBe(hours)
    // Exported hours can be imported again.
    expect(shown(hours)).toBe(hours)
  })

  test.each([
    ['So 10:00-16:00', 'means different days in another language'],
    ['Blursday 9-18', 'names a day that does not exist'],
    ['Mon-Thu 9-5', 'does it close in the afternoon'],
    ['Mon-Thu 8:30-1', 'does it close in the afternoon'],
    ['Mo-Fr', 'does not give opening hours'],
    ['Mo-Fr 9:00-25:00', 'does not give opening hours'],
    ['Mo-Fr 9:00-18:00 by appointment', 'does not give opening hours'],
  ])('%j is refused with the reason', (cell, message) => {
    expect(shown(cell)).toContain(message)
  })

  test('the language of the site decides which day an abbreviation means', () => {
    expect(shown('So 10:00-16:00', 'de-DE')).toBe('Su 10:00-16:00')
    expect(shown('So 10:00-16:00', 'cs-CZ')).toBe('Sa 10:00-16:00')
  })

  test('rows in their stored form are read, too', () => {
    const rows = [{ days: ['monday'], from: '09:00', to: '12:00' }]
    expect(week.read(JSON.stringify(rows), reading())).toEqual({ ok: true, value: rows })
    expect(week.show([{ id: 'x', days: [...WEEKDAYS], from: '10:00', to: '18:00' }], reading().names)).toBe(
      'Mo-Su 10:00-18:00',
    )
    expect(week.show(undefined, reading().names)).toBe('')
  })
})

describe('opening hours of single dates', () => {
  test('a date is closed or has hours of its own', () => {
    const read = dates.read('2026-12-24 9-14; 25.12.2026 geschlossen', reading())
    expect(read).toEqual({
      ok: true,
      value: [{ date: '2026-12-24T12:00:00.000Z', from: '09:00', to: '14:00' }, { date: '2026-12-25T12:00:00.000Z' }],
    })
    expect(dates.show(read.ok && read.value, reading().names)).toBe('2026-12-24 09:00-14:00; 2026-12-25 closed')
  })

  test.each([
    ['Christmas closed', 'is not a date'],
    ['2026-12-24 maybe', 'does not give opening hours'],
  ])('%j is refused with the reason', (cell, message) => {
    const read = dates.read(cell, reading())
    expect(!read.ok && read.message).toContain(message)
  })
})

describe('two parts about the same day', () => {
  test.each([
    ['Mo-So 9-18; So geschlossen', 'Mo-Sa 09:00-18:00'],
    ['Daily 9:00-18:00; Sun closed', 'Mo-Sa 09:00-18:00'],
    ['Mo-Fr 9-18, Mi 9-13', 'Mo,Tu,Th,Fr 09:00-18:00; We 09:00-13:00'],
    ['Mo-Fr 9-12; Mo-Fr 14-18', 'Mo-Fr 09:00-12:00; Mo-Fr 14:00-18:00'],
  ])('are combined: %s', (cell, hours) => {
    expect(shown(cell, 'de')).toBe(hours)
  })

  test('with overlapping hours are refused', () => {
    expect(shown('Mo-Fr 9-13; Mo-Fr 12-18', 'de')).toContain('does not give opening hours')
  })
})

test.each([
  ['Mo Mi Fr 9-12', 'Mo,We,Fr 09:00-12:00'],
  ['Mo, Mi Fr 9-12', 'Mo,We,Fr 09:00-12:00'],
])('days written one after another are single days, not a range: %s', (cell, hours) => {
  expect(shown(cell, 'de')).toBe(hours)
})

test('a range of three days is refused', () => {
  expect(shown('Mo-Mi-Fr 9-12', 'de')).toContain('does not give opening hours')
})

test.each([
  ['Mon-Fri 2-6pm', 'Mo-Fr 14:00-18:00'],
  ['Mon-Fri 10am-12pm, 2-6pm', 'Mo-Fr 10:00-12:00; Mo-Fr 14:00-18:00'],
  ['Mon-Fri 10-2pm', 'Mo-Fr 10:00-14:00'],
  ['Mon-Fri 9am-5pm', 'Mo-Fr 09:00-17:00'],
])('am or pm that is written once applies to both times: %s', (cell, hours) => {
  expect(shown(cell)).toBe(hours)
})

test.each([
  'Mon-Fri 9am-5',
  'Mon-Fri 10 a.m. - 8',
  'Mon-Fri 9-12, 1-5',
  'Mon-Fri 9-12 and 6-8',
  'Mon-Fri 10am-2pm, 3-6',
  'Mon-Fri 1:30-5:30',
  'Sat 2-6',
])('%s is refused because the half of the day is unclear', (cell) => {
  expect(shown(cell)).toContain('does it close in the afternoon')
})

test.each([
  ['Mo-Fr 01:00-05:00', 'Mo-Fr 01:00-05:00'],
  ['Mo-Fr 14-18, 9-12', 'Mo-Fr 14:00-18:00; Mo-Fr 09:00-12:00'],
  ['Mo-Fr 6-9, 10-12', 'Mo-Fr 06:00-09:00; Mo-Fr 10:00-12:00'],
  ['Sa 0-6', 'Sa 00:00-06:00'],
])('%s is read as morning hours, as it is written', (cell, hours) => {
  expect(shown(cell)).toBe(hours)
})

test.each(['Mo-Fr 9-18, 13-14', 'пн-пт 9:00-18:00 13:00-14:00', 'Fr 20-4, 22-2'])(
  'overlapping spans of one day are refused, because one may be a break: %s',
  (cell) => {
    expect(shown(cell)).toContain('does not give opening hours')
  },
)

test.each([
  '2026-12-24 - 2026-12-26 closed',
  '2026-12-24 9-18, 13-14',
  '2026-12-24 1-5',
  '24.12.2026 bis 26.12.2026 geschlossen',
  '2026-12-24 9-14, 2026-12-31 closed',
  '2026-12-24 9-14 danach geschlossen',
  '2026-12-24 closed from 14',
  '2026-12-24 closed; 2026-12-24 9-12',
])('additional information about a date is refused instead of ignored: %s', (cell) => {
  expect(dates.read(cell, reading('de')).ok).toBe(false)
})

test.each([
  ['ежедневно 9-21', 'ru'],
  ['щодня 9-21', 'uk'],
  ['denně 9-21', 'cs'],
  ['joka päivä 9-21', 'fi'],
])('“every day” is read in letters that are not ASCII: %s', (cell, language) => {
  expect(shown(cell, language)).toBe('Mo-Su 09:00-21:00')
})

test('“midnight” is read in letters that are not ASCII', () => {
  expect(shown('H-P 10-éjfél', 'hu')).toBe('Mo-Fr 10:00-24:00')
})

test('every combination of days is read back as it was written, in whatever language a cell is read', () => {
  for (let chosen = 1; chosen < 2 ** WEEKDAYS.length; chosen += 1) {
    const days = WEEKDAYS.filter((_, at) => chosen & (2 ** at))
    const told = week.show([{ days, from: '09:00', to: '18:00' }], reading().names)
    for (const language of ['en', 'de', 'nl', 'it', 'da', 'fi', 'pl', 'cs']) expect(shown(told, language)).toBe(told)
  }
})
