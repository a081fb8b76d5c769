import assert from 'node:assert/strict'
import type { ConformanceCase } from '../conformance-case.ts'

const KNIVES = ['k6', 'k9', 'k7', 'k8']
const context = (name: string) => ({ query: 'knife', ruleContexts: [name] })

/** Synonyms of every kind, rules with every consequence. */
export const WORD_RULE_CASES: readonly ConformanceCase[] = [
  { title: 'synonym: one word stands for another', ask: { query: 'secateurs' }, found: ['g1', 'g2'] },
  { title: 'synonym: beside other words', ask: { query: 'hedge secateurs' }, found: ['g2'] },
  { title: 'synonym: one word for two', ask: { query: 'biro' }, found: ['p6'] },
  {
    title: 'one-way synonym: from the word to its synonyms',
    ask: { query: 'cookware' },
    found: ['k1', 'k2', 'k3', 'k4'],
  },
  {
    title: 'one-way synonym: not from a synonym to the word',
    ask: { query: 'saucepan', queryType: 'prefixNone' },
    found: ['k1', 'k2'],
  },
  { title: 'correction by one typo', ask: { query: 'torch' }, found: ['l4'] },
  { title: 'correction by two typos', ask: { query: 'spade', queryType: 'prefixNone' }, found: ['g6'] },
  {
    title: 'a correction costs a typo',
    ask: { query: 'torch', getRankingInfo: true },
    check: ({ hits }) => assert.equal(hits[0]?._rankingInfo?.nbTypos, 1),
  },
  {
    title: 'placeholder: each of its values',
    ask: { query: 'binder A6', typoTolerance: false },
    found: ['p4'],
  },
  {
    title: 'placeholder: a word that is not one of its values',
    ask: { query: 'binder A9', typoTolerance: false },
    found: [],
  },
  { title: 'rule: no context, no change', ask: { query: 'knife' }, found: KNIVES },
  {
    title: 'rule: promotes to the first place',
    ask: context('promote'),
    nbHits: 5,
    check: ({ hits }) => assert.equal(hits[0]?.objectID, 'l2'),
  },
  {
    title: 'rule: promotes to the second place',
    ask: context('promote-second'),
    check: ({ hits }) => assert.deepEqual([hits[1]?.objectID, hits.length], ['l2', 5]),
  },
  {
    title: 'rule: promotes whatever the filters say',
    ask: { ...context('promote'), filters: 'brand:Veska' },
    check: ({ hits }) => assert.equal(hits[0]?.objectID, 'l2'),
  },
  {
    title: 'rule: promotes what passes the filters',
    ask: { ...context('promote-filtered'), filters: 'brand:Veska' },
    found: ['k8', 'k9'],
  },
  { title: 'rule: hides', ask: context('hide'), found: ['k7', 'k8', 'k9'] },
  { title: 'rule: filters', ask: context('filter'), found: ['k8', 'k9'] },
  { title: 'rule: takes a word out of the query', ask: { query: 'cheap knife' }, found: KNIVES },
  { title: 'rule: puts a word in the place of another', ask: { query: 'scribbler' }, found: ['p7'] },
  { title: 'rule: asks for something else', ask: { query: 'bestseller' }, found: ['k11', 'k12', 'k13'] },
  {
    title: 'rule: redirects, and gives data to the page',
    ask: { query: 'returns' },
    check: ({ renderingContent, userData }) => {
      assert.deepEqual(renderingContent.redirect, { url: 'https://shop.test/returns' })
      assert.deepEqual(userData, [{ campaign: 'service' }])
    },
  },
  {
    title: 'rule: begins with',
    ask: { query: 'best knife' },
    check: ({ userData }) => assert.deepEqual(userData, ['starts']),
  },
  {
    title: 'rule: begins with, not elsewhere',
    ask: { query: 'knife best' },
    check: ({ userData }) => assert.equal(userData, undefined),
  },
  {
    title: 'rule: ends with',
    ask: { query: 'knife offer' },
    check: ({ userData }) => assert.deepEqual(userData, ['ends']),
  },
  {
    title: 'rule: is, not a part',
    ask: { query: 'returns desk' },
    check: ({ userData }) => assert.equal(userData, undefined),
  },
  { title: 'rule: one that is switched off does nothing', ask: context('off'), found: KNIVES },
  { title: 'rule: one whose time is over does nothing', ask: context('over'), found: KNIVES },
  { title: 'rule: none when they are not wanted', ask: { ...context('hide'), enableRules: false }, found: KNIVES },
]
