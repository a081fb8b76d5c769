import { it } from 'vitest'
import { tryNodeKills } from './testing/try-node-kills.ts'

it('a node that is killed 16 times loses no acknowledged write and duplicates none', () => tryNodeKills(16), 600_000)
