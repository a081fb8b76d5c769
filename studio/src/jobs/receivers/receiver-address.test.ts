import { expect, test } from 'vitest'
import { findAddressFault, isPublic, readOwnHosts } from './receiver-address.ts'

const OWN = readOwnHosts('hooks.internal:8080, Forms.internal')

test.each([
  'https://hooks.example/forms',
  'https://203.0.113.9.example/x',
  'http://hooks.internal:8080/x',
  'http://forms.internal/x',
  'https://[2606:4700::1111]/x',
])('%s is accepted as a receiver address', (address) => expect(findAddressFault(address, OWN)).toBeUndefined())

test.each([
  'not an address',
  'http://hooks.example/',
  'ftp://hooks.example/',
  'https://user:password@hooks.example/',
  'http://hooks.internal:8081/x',
  'https://127.0.0.1/',
  'https://2130706433/',
  'https://0x7f.1/',
  'https://10.1.2.3/',
  'https://169.254.169.254/latest/meta-data/',
  'https://[::1]/',
  'https://[::ffff:10.0.0.1]/',
  'https://[fd00::1]/',
  'https://[64:ff9b::7f00:1]/',
  'https://[64:ff9b:1::7f00:1]/',
  'https://[::127.0.0.1]/',
  'https://[::10.1.2.3]/',
  'https://[::ffff:0:127.0.0.1]/',
  'https://[2002:7f00:1::]/',
  'https://[2001:0:7f00:1::1]/',
  'https://[2600:1::5efe:192.168.1.1]/',
  'https://[2600:1::200:5efe:192.168.1.1]/',
  'https://[fec0::1]/',
  'https://[4000::1]/',
  'https://[5f00::1]/',
  'https://[3fff::1]/',
  'https://[2001:db8::1]/',
  'https://[ff02::1]/',
  'https://168.63.129.16/',
  'https://[::ffff:168.63.129.16]/',
  'https://localhost/',
  'https://LOCALHOST./',
  'https://admin.localhost/',
  'https://metadata.google.internal/',
  'https://printer.local/',
  'https://router.home.arpa/',
  'https://intranet/',
  'https://localhost.localdomain/',
  'https://forms.intranet/',
  'https://forms.corp/',
  'https://printer.lan./',
  'https://x.internal../',
  'https://x.internal。．/',
  'https://hooks.example../',
  'https://hooks..example/',
  'https://.hooks.example/',
  'https://10.1.2.3../',
  'https://nas.home/',
  'https://forms.private/',
  'https://127.0.0.1.in-addr.arpa/',
  'https://forms.default.svc/',
])('%s is refused as a receiver address', (address) =>
  expect(findAddressFault(address, OWN)).toEqual(expect.any(String)),
)

test.each(['0.0.0.0', '100.64.0.1', '192.168.1.1', '224.0.0.1', 'fe80::1', '::', 'nonsense'])(
  '%s is not a public address',
  (address) => expect(isPublic(address)).toBe(false),
)
