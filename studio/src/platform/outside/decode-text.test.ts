import { describe, expect, it, test } from 'vitest'
import { encodeAs, encodeWide } from '../../testing/test-encode.ts'
import { decodeText } from './decode-text.ts'

const TABLE = 'id;name;city\r\n1;Müller & Söhne;Köln\r\n2;Café “Zoë” – 5 €;Besançon\r\n'

describe('text from outside', () => {
  it.each([
    ['UTF-8', Buffer.from(TABLE), 'utf-8'],
    ['UTF-8 with a byte order mark', Buffer.from(`\ufeff${TABLE}`), 'utf-8'],
    ['UTF-16 with a byte order mark', encodeWide(TABLE, { hasMark: true }), 'utf-16le'],
    ['big-endian UTF-16 with a byte order mark', encodeWide(TABLE, { isBig: true, hasMark: true }), 'utf-16be'],
    ['UTF-16 without a byte order mark', encodeWide(TABLE), 'utf-16le'],
    ['big-endian UTF-16 without a byte order mark', encodeWide(TABLE, { isBig: true }), 'utf-16be'],
    ['Windows-1252', encodeAs('windows-1252', TABLE), 'windows-1252'],
  ])('is decoded from %s', (_name, bytes, encoding) => {
    expect(decodeText(bytes)).toEqual({ text: TABLE, encoding })
  })

  it.each([
    ['windows-1250', 'id;name;city\n1;Zoo Kraków;Kraków\n2;Łapa;Łódź\n3;Sklep Zoologiczny Żubr;Gdańsk\n'],
    ['windows-1250', 'id;name;city\n1;Chovatelské potřeby;Říčany u Prahy\n2;Pes a kočka;České Budějovice\n'],
    ['windows-1250', 'id;name;city\n1;Állateledel bolt;Győr\n2;Kutya és macska;Székesfehérvár\n'],
    ['windows-1251', 'id;name;city\n1;Зоомагазин Лапа;Москва\n2;Четыре лапы;Санкт-Петербург\n'],
    ['windows-1251', 'id;name;city\n1;Зоомагазин «Їжак»;Київ\n'],
    ['windows-1252', 'id;name;city\n1;Dyrebutikken Ørsted;Århus\n2;Sæby Dyr;Sæby\n'],
    ['windows-1252', 'id;name;city\n1;Eläinkauppa Hännänheiluttaja;Jyväskylä\n'],
    ['windows-1252', 'id,name\n1,Le Chien d’Été\n'],
    ['windows-1252', 'id,name\n1,Müller\n'],
    ['windows-1252', 'id,name\n1,Tienda «El Niño»\n'],
    ['windows-1251', 'name;phone\nЗоомагазин №1;+7 495 123-45-67\n'],
    ['windows-1251', 'id;name\n1;Зоо;Пёс\n'],
    ['koi8-u', 'id;name;city\n1;Зоомагазин Їжак;Київ\n2;Чотири лапи;Львів\n'],
    ['koi8-r', 'id;name;city\n1;Зоомагазин Лапа;Москва\n2;Четыре лапы;Санкт-Петербург\n'],
    ['iso-8859-2', 'id;name;city\n1;Żubr;Łódź\n2;Kraków;Gdańsk\n3;Śląsk;Częstochowa\n'],
    ['iso-8859-15', 'id;name;price\n1;Müller;5 €\n'],
    ['macintosh', 'id;name;city\n1;Müller & Söhne;Köln\n2;Château;Besançon\n'],
    ['macintosh', 'name;city\nMüller;Köln\nWeiß;Zürich\n'],
    ['iso-8859-2', 'název;město\nŽižka;Přerov\nŘehoř;Ústí\n'],
    ['iso-8859-5', 'название;город\nЗоомаркет;Москва\n'],
    ['x-mac-cyrillic', 'название;город\nЗоомаркет;Москва\n'],
    ['windows-1251', 'назва;місто\nГіббон;Гірник\n'],
    ['ibm866', 'id;name;city\n1;Зоомагазин Лапа;Москва\n'],
    ['ibm850', 'id;name;city\n1;Hündchenfutter für große Hunde;Köln\n'],
    ['ibm850', "id;name;price\n1;Pâtée d'été à la crème;5\n2;Garçon;6\n"],
    ['ibm850', 'id;name\n1;Één kattenbak, geïsoleerd\n'],
    ['ibm850', 'id;name\n1;Kæledyrsfoder på dåse\n2;Øllebrød\n'],
    ['ibm850', 'id;name\n1;Pienso para cachorros pequeños\n2;Alimentación\n'],
    ['windows-1252', 'id;name\n1;Rock´n´Roll Dogs\n2;d´Artagnan Hundeschule\n'],
    ['windows-1252', 'id;name\n1;Größe 5×7 cm – 20°C\n2;Maß: 2½ kg ± 3 %\n'],
    ['windows-1252', 'name;note\n£5 off – Müller’s;C/ Mayor, 3º 1ª · Paral·lel\n'],
    ['windows-1252', 'name;city\nMüller & Söhne;Köln\nCafé Crème;Besançon\n'],
    ['windows-1252', 'sku;name\n1;Croquettes à l’agneau – 2 kg\n'],
    ['windows-1252', 'id;nom\n1;Litière végétale\n'],
    ['windows-1252', 'name;temp\nAquarium;20 °C – 25 °C ± 2\n'],
    ['windows-1252', 'a;b\nß;½ kg\n'],
    ['windows-1250', 'code;name\nS1;Łapa\n'],
    ['windows-1250', 'n\nJeż\n'],
    ['windows-1250', 'id;n\n1;Zwierzęta\n2;Café Müller\n'],
    ['windows-1251', 'code;name\nS1;Київ\n'],
    ['ibm850', 'sku;name\n1000;Hundezubehör\n1001;Großpackung Hähnchen\n1002;Straßburg\n'],
    ['ibm850', 'sku;nome\n1000;Qualità naturale, perché sì\n1001;Più gusto\n'],
    ['ibm852', 'sku;název\n1000;Granule pro štěňata\n1001;Žvýkací tyčinky\n1002;Pamlsky s lososem\n'],
    ['ibm852', 'sku;megnevezés\n1000;Felnőtt kutyáknak\n1001;Őszi csirkés táp\n1002;Fésű hosszú szőrhöz\n'],
    ['ibm852', 'sku;nazwa\n1000;Karma dla szczeniąt\n1001;Żwirek dla kotów\n1002;Łódź\n'],
    ['ibm852', 'sku;názov\n1000;Kŕmenie pre šteňatá\n1001;Hračky pre mačky\n'],
    ['ibm1125', 'код;назва\n1000;Корм для кошенят\n1001;Київський нашийник\n1002;Їжа для собак і котів\n'],
    ['x-mac-ce', 'sku;název\n1000;Hračky pro štěňata\n1001;Kočičí konzervy\n'],
    ['windows-1252', 'sku;nome\n1000;Ração para cães\n1001;Coração de São Paulo\n'],
    ['windows-1254', 'sku;ad\n1000;Yavru köpek maması\n1001;Kısırlaştırılmış kediler için\n'],
    ['windows-1253', 'id;name;city\n1;Κατοικίδια;Αθήνα\n'],
  ])('is decoded from %s: %j', (encoding, text) => {
    expect(decodeText(encodeAs(encoding, text)).text).toBe(text)
  })
})

test.each([
  'id;name;city\n1;Müller & Söhne;Köln\n',
  'id;name\n1;Café “Zoë” – 5 €\n',
  'id;name\n1;Żubr;Łódź\n',
  'id;name\n1;Зоомагазин\n',
])('UTF-8 that was misread as Windows-1252 and saved again is repaired: %j', (text) => {
  const misread = new TextDecoder('windows-1252').decode(Buffer.from(text))
  expect(decodeText(Buffer.from(misread)).text).toBe(text)
  const twice = new TextDecoder('windows-1252').decode(Buffer.from(misread))
  expect(decodeText(Buffer.from(twice)).text).toBe(text)
})

test.each([
  'id;name\n1;SÃO PAULO; PÃES\n',
  'id;name\n1;Â Paris\n',
  'id;name\n1;Müller ±½\n',
  'id;name\n1;BAÑO Ñandú\n',
])('text that only looks misread is left unchanged: %j', (text) => {
  expect(decodeText(Buffer.from(text)).text).toBe(text)
})

test('the end-of-file character of DOS is removed', () => {
  expect(decodeText(Buffer.from('id,name\n1,Zoë\n\u001a')).text).toBe('id,name\n1,Zoë\n')
})

test.each([
  ['a replacement character', Buffer.from('id,name\n1,a\n2,M\ufffdller\n'), /^Line 3: a letter was lost/],
  [
    'a file joined from two encodings',
    Buffer.from([...Buffer.from('id,name\n1,Zoë\n2,M'), 0xfc, 0x0a]),
    /^Line 3: this is not utf-8/,
  ],
  ['a part that was decoded wrongly', Buffer.from('id;name\n1;Köln\n2;MÃ¼ller\n'), /^Line 3: letters were misread/],
  [
    'a Windows-1252 file with a line in UTF-8',
    Buffer.from([...encodeAs('windows-1252', 'name,city\nMüller,Köln\nÄrzte,Ölmühle\n'), ...Buffer.from('Grün,B\n')]),
    /^Line 4: letters were misread/,
  ],
  ['half of a UTF-16 character', encodeWide('id,name\n1,a\n').subarray(0, -1), /^Line 2: this is not utf-16le/],
  ['a workbook', Buffer.from('PK\u0003\u0004…'), /a workbook/],
  ['a PDF', Buffer.from('%PDF-1.7'), /a PDF/],
  ['a control character', Buffer.from('id,name\n1,a\u0007b\n'), /^Line 2: there is a character/],
])('%s is refused with an explanation, and with its line in a text', (_name, bytes, message) => {
  expect(() => decodeText(bytes)).toThrow(message)
})

test.each([
  ['a NUL in a text with non-ASCII letters', 'id;name\n1;Zo\0o\n2;Müller\n', 2],
  ['a NUL in an ASCII text', 'id;name\n1;Zoo\n2;Mi\0ller\n', 3],
])('%s is reported with its line, and does not change the encoding of the text', (_name, text, line) => {
  expect(() => decodeText(Buffer.from(text))).toThrow(`Line ${line}: there is a character here that is not a letter`)
})

test('a file that ends in the middle of a character is refused with the line', () => {
  expect(() => decodeText(Buffer.from('id;name\n1;Grü').subarray(0, -1))).toThrow('Line 2: this is not utf-8')
})

test.each(['id;name\r\n1;Зоо\r\n', 'ид;имя\r\n1;Четыре лапы\r\n', 'α;β\r\n1;γ\r\n'])(
  'UTF-16 without a byte order mark is recognised: %j',
  (text) => {
    expect(decodeText(encodeWide(text)).text).toBe(text)
  },
)

test.each(['\u001a', '\u001a\r\n', '\0'.repeat(40)])(
  'padding that old programs add at the end of a file is removed (%j)',
  (behind) => {
    expect(decodeText(Buffer.from(`sku;name\r\n1;Größe\r\n${behind}`)).text).toBe('sku;name\r\n1;Größe\r\n')
  },
)
