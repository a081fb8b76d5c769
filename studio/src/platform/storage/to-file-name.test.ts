import { expect, test } from 'vitest'
import { toFileName } from './to-file-name.ts'

test.each([
  ['Grün.jpg', 'Grün.jpg'],
  ['Gru\u0308n.jpg', 'Grün.jpg'],
  ['a\0b.jpg', 'a b.jpg'],
  ['half\ud83d.png', 'half\ufffd.png'],
  ['../../etc/passwd', '-..-etc-passwd'],
  ['..\\x.pdf', '-x.pdf'],
  ['what?#50%.jpg', 'what--50-.jpg'],
  ['.htaccess', 'file.htaccess'],
  ['.jpg', 'file.jpg'],
  ['...', 'file'],
  ['CON.jpg', 'file-CON.jpg'],
  ['aux', 'file-aux'],
  ['Lpt1.tar.gz', 'file-Lpt1.tar.gz'],
  ['Conny.jpg', 'Conny.jpg'],
  ['Foto %22Bello%22%0A.png', 'Foto -Bello--.png'],
  ['', 'file'],
  ['two  spaces .jpg', 'two spaces.jpg'],
  ['gr\u200bass\u202egpj.exe.jpg', 'grassgpj.exe.jpg'],
])('the file name %j is stored as %j', (name, kept) => expect(toFileName(name)).toBe(kept))

test.each(['a', 'ж', '猫', '😀'])('300 times %s is cut at a whole character, before the file extension', (letter) => {
  const kept = toFileName(`${letter.repeat(300)}.jpeg`)
  expect(Buffer.byteLength(kept)).toBeLessThanOrEqual(145)
  expect(kept).toMatch(/\.jpeg$/)
  expect(kept.isWellFormed()).toBe(true)
})
