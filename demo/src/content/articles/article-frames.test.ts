import { expect, test } from 'vitest'
import { ARTICLE_FRAMES } from './article-frames.ts'

test('shows no animal above an article that is not about it', () => {
  const tagsOf: Record<string, string> = {
    dog: 'dogs',
    cat: 'cats',
    horse: 'stable',
    rabbit: 'rabbits',
    parrot: 'birds',
    fish: 'aquarium',
  }
  const animals = new Set<string>(Object.values(tagsOf))
  const odd = ARTICLE_FRAMES.flatMap(({ name, tags, picture }) => {
    const told = tags.filter((tag) => animals.has(tag))
    const shown = Object.values(picture).map(
      (each) => tagsOf[/^(?:banner|grove)-([a-z]+)-/.exec(each ?? '')?.[1] ?? ''],
    )
    return told.length > 0 && shown.some((tag) => tag && !told.some((each) => each === tag)) ? [name] : []
  })
  expect(odd).toEqual([])
})
