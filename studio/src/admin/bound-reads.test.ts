import { expect, test } from 'vitest'
import { boundReads } from './bound-reads.ts'

const asked = boundReads(async (request) => Response.json({ asked: new URL(request.url).search }))

async function ask(query: string, init?: RequestInit) {
  const answer = await asked(new Request(`http://studio.test/api/pages${query}`, init), undefined)
  return { status: answer.status, ...(await answer.json()) }
}

test.each([
  ['?limit=0', '?limit=200'],
  ['?limit=100000&depth=1', '?limit=200&depth=1'],
  ['?pagination=false', '?limit=200'],
  ['?limit=25&page=2', '?limit=25&page=2'],
  ['?collection=pages&collection=media', '?collection=pages&collection=media'],
  ['?ids[]=a&ids[]=b', '?ids%5B%5D=a&ids%5B%5D=b'],
  ['', ''],
  ['?where[or][0][and][0][a][equals]=b', '?where%5Bor%5D%5B0%5D%5Band%5D%5B0%5D%5Ba%5D%5Bequals%5D=b'],
])('a read with “%s” is passed on as “%s”', async (query, bounded) => {
  expect(await ask(query)).toEqual({ status: 200, asked: bounded })
})

test.each([
  '?limit=-1',
  '?limit=x',
  '?depth=1.5',
  '?limit=1&limit=2',
  '?where[title][equals]=%00',
  '?overwrite=true&overwrite=true',
  '?limit[]=1',
  '?sort[0]=a',
  '?where[title][equals]=a&where[title][equals]=b',
  '?select[title]=true&select[title]=false',
  '?where[title][near]=1',
  '?where[title][all]=1',
  '?where[title][all][]=1',
  '?where[or][0][title][within][0]=1',
  '?where[or][0][place][within]=1',
  '?where=x',
  '?where={"or":"x"}',
  '?where=null',
  '?where[or]=x',
  '?where[AND]=x',
  '?where[or][x]=1',
  '?where[or][0][and]=x',
  '?data=1',
  '?data[id]=x',
  '?data[]=x',
  // Payload reads these names as `data`, `limit` and `where`.
  '?[data]=1',
  '?%5Bdata%5D[id]=1',
  '?[limit]=0',
  '?[where][or]=x',
])('%s is refused with an explanation', async (query) => {
  expect(await ask(query)).toMatchObject({ status: 400, errors: [{ message: expect.any(String) }] })
})

test('a query sent in a request body gets the same limits', async () => {
  const headers = { 'X-Payload-HTTP-Method-Override': 'GET', 'content-type': 'application/x-www-form-urlencoded' }
  const init = { method: 'POST', headers, body: 'limit=0&where[id][in]=a' }
  expect(await ask('', init)).toEqual({ status: 200, asked: '?limit=200&where%5Bid%5D%5Bin%5D=a' })
})

test('a query with many names is read in one pass over them', async () => {
  const names = Array.from({ length: 200_000 }, (_, at) => `n${at}`)
  const headers = { 'X-HTTP-Method-Override': 'GET', 'content-type': 'application/x-www-form-urlencoded' }
  const { status } = await ask('', { method: 'POST', body: names.join('&'), headers })
  expect(status).toBe(200)
  const twice = await ask('', { method: 'POST', body: [...names, 'n7'].join('&'), headers })
  expect([twice.status, twice.errors]).toEqual([400, [{ message: '“n7” is given twice: give it only once' }]])
})

test.each(['application/json', 'text/plain', ''])(
  'a query in a request body of content type “%s” is refused',
  async (type) => {
    const headers = { 'X-HTTP-Method-Override': 'GET', 'content-type': type }
    expect(await ask('', { method: 'POST', headers, body: '{"data":{},"limit":0}' })).toMatchObject({ status: 400 })
  },
)

test('a deletion of many with an invalid query is refused as well', async () => {
  expect(await ask('?where[or]=x', { method: 'DELETE' })).toMatchObject({ status: 400 })
})

test('a deletion of many keeps its own limit, because the admin deletes and restores many at once', async () => {
  expect(await ask('?limit=0', { method: 'DELETE' })).toEqual({ status: 200, asked: '?limit=0' })
})
