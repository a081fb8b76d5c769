import { expect, test } from 'vitest'
import { toDeviceName } from './to-device-name.ts'

test.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox, Windows'],
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0', 'Edge, Windows'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605 Version/19.0 Safari/604', 'Safari, iPhone'],
  ['Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36', 'Chrome, Android'],
  [
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 YaBrowser/25.8 Safari/537.36',
    'Yandex Browser, Windows',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605 Version/19.0 Safari/605 Ddg/19.0',
    'DuckDuckGo, macOS',
  ],
  ['Mozilla/5.0 (X11; CrOS x86_64 14541.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36', 'Chrome, ChromeOS'],
  ['curl/8.0', undefined],
])('the device name is read from the user agent %s', (agent, name) => expect(toDeviceName(agent)).toBe(name))
