import type { OutboxState } from '../../platform/outbox.ts'
import type { Metrics } from './metrics.ts'
import type { Disk } from './watch-disks.ts'

/** Adds gauges of the outbox, which all processes of a site share: each of them reports the same values. */
export function addOutboxGauges(metrics: Metrics, read: () => OutboxState): void {
  const add = (name: string, help: string, value: (state: OutboxState) => number) =>
    metrics.addGauge({ name: `outbox_${name}`, help, read: () => value(read()), joined: 'max' })
  const sum = (of: (lane: OutboxState['lanes'][number]) => number) => (state: OutboxState) =>
    state.lanes.reduce((all, lane) => all + of(lane), 0)
  add(
    'waiting',
    'Forms that the studio does not have yet.',
    sum(({ waiting }) => waiting),
  )
  add('oldest_seconds', 'How long the oldest of them waits.', ({ lanes }) =>
    Math.max(0, ...lanes.flatMap(({ oldestAt }) => (oldestAt === undefined ? [] : (Date.now() - oldestAt) / 1_000))),
  )
  add(
    'put_off',
    'Of those, forms that the studio could not take and that are tried again later.',
    sum(({ putOff }) => putOff),
  )
  add(
    'dead',
    'Of those, forms that the studio has refused for good.',
    sum(({ dead }) => dead),
  )
  add('full', '1 while no form can be stored.', ({ isFull }) => Number(isFull))
  add('lost', 'Forms that were thanked for and are missing from a damaged outbox.', ({ lost }) => lost)
}

export function addDiskGauge(metrics: Metrics, read: () => readonly Disk[]): void {
  const help = 'What is left on the fullest disk that the site writes to.'
  const least = () => Math.min(...read().map(({ freeMb }) => freeMb * 2 ** 20))
  metrics.addGauge({
    name: 'disk_free_bytes',
    help,
    read: () => (read().length === 0 ? undefined : least()),
    joined: 'min',
  })
}
