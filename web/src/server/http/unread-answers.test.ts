import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { UnreadAnswers } from './unread-answers.ts'

const MB = 2 ** 20

function open() {
  const cut: Socket[] = []
  const unread = new UnreadAnswers((socket) => {
    cut.push(socket)
    shares.get(socket)?.close()
  })
  const shares = new Map<Socket, ReturnType<typeof unread.open>>()
  const connect = (visitor: string | undefined, bytes: number) => {
    const socket = new Socket()
    const share = unread.open(socket, visitor)
    shares.set(socket, share)
    share.note(bytes)
    return { socket, share }
  }
  return { cut, connect }
}

test('a visitor with 128 MB of unread answers gets no others until it reads some, and other visitors do', () => {
  const { connect } = open()
  const first = connect('192.0.2.7', 100 * MB)
  expect(first.share.isFull).toBe(false)
  const second = connect('192.0.2.7', 30 * MB)
  expect([second.share.isFull, connect('192.0.2.8', 0).share.isFull]).toEqual([true, false])
  const went: string[] = []
  second.share.wait(() => went.push('second'))
  first.share.note(99 * MB)
  expect(went).toEqual([])
  first.share.note(90 * MB)
  expect([went, second.share.isFull]).toEqual([['second'], false])
})

test('a closed connection releases its unread bytes, and its later reports do not count', () => {
  const { connect } = open()
  const gone = connect('192.0.2.7', 130 * MB)
  gone.share.close()
  gone.share.note(130 * MB)
  expect(connect('192.0.2.7', 0).share.isFull).toBe(false)
})

test('the connection with the most unread bytes is cut when all visitors together exceed 256 MB', () => {
  const { cut, connect } = open()
  connect('192.0.2.1', 20 * MB)
  const worst = connect('192.0.2.2', 60 * MB)
  connect('192.0.2.2', 50 * MB)
  for (let n = 3; n <= 9; n += 1) connect(`192.0.2.${n}`, 20 * MB)
  expect(cut).toEqual([worst.socket])
})

test('many networks of one customer count together, and one of them is cut rather than another household', () => {
  const { cut, connect } = open()
  const networks = Array.from({ length: 60 }, (_, n) =>
    connect(`20010db8000100${n.toString(16).padStart(2, '0')}`, 4 * MB),
  )
  connect('20010db900010001', 20 * MB)
  expect(cut).toHaveLength(1)
  expect(networks.map(({ socket }) => socket)).toContain(cut[0])
})

test('connections of a proxy of the site are counted separately', () => {
  const { connect } = open()
  const first = connect(undefined, 120 * MB)
  expect([first.share.isFull, connect(undefined, 120 * MB).share.isFull]).toEqual([false, false])
})
