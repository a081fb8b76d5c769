import { it } from 'vitest'
import { tryNodeKills } from './testing/try-node-kills.ts'

it('loses nothing that was acknowledged and doubles nothing in 16 kills', () => tryNodeKills(16), 600_000)
