import { expect, test } from 'vitest'
import { toMailboxKey } from './mailbox-key.ts'

test.each([
  ['Anna+news@Shop.example', 'anna@shop.example'],
  ['anna@müller.example', 'anna@xn--mller-kva.example'],
  ['a.n.na@gmail.com', 'anna@gmail.com'],
  ['An.Na+1.2@GoogleMail.com', 'anna@gmail.com'],
  ['a.nna＠gmail．com', 'anna@gmail.com'],
  ['An_n-a+x@protonmail.com', 'anna@proton.me'],
  ['a.nna@pm.me', 'anna@proton.me'],
  ['anna-b@ya.ru', 'anna.b@yandex.ru'],
  ['anna.b+2@yandex.com.tr', 'anna.b@yandex.ru'],
  ['anna@me.com', 'anna@icloud.com'],
  ['anna+1@mac.com', 'anna@icloud.com'],
  ['anna-shop@yahoo.co.uk', 'anna@yahoo.co.uk'],
  ['shop@anna.fastmail.com', 'anna@fastmail.com'],
  ['anna+shop@fastmail.com', 'anna@fastmail.com'],
])('%s reaches the mailbox %s', (typed, mailbox) => expect(toMailboxKey(typed)).toBe(mailbox))

test.each([
  'a.nna@shop.example',
  'anna-maria@shop.example',
  'a.nna@gmail.com.example',
  'anna@mail.gmail.com',
  'an_na@gmail.com',
  'an.na@icloud.com',
  'an_na@yandex.ru',
  '-anna@yahoo.fr',
  '+anna@shop.example',
  '...@gmail.com',
])('the mailbox key of %s is the address itself', (typed) => expect(toMailboxKey(typed)).toBe(typed))
