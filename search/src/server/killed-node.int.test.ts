import { it } from 'vitest'
import { tryNodeKills } from './testing/try-node-kills.ts'

it('loses nothing that was acknowledged and doubles nothing in 3 kills', () => tryNodeKills(3))
