// @vitest-environment jsdom
import { PAGE_TEMPLATES } from '@menagerie/contract/page'
import { describe, expect, test } from 'vitest'
import { article, author, job, mediaEntry, menu, page, siteSettingsEntry } from '../content/testing/entries.ts'
import type { AnyPublished } from '../replica/reader.ts'
import { areas, shareLinks, show } from './testing/show-document.ts'

const DOGS = { type: 'page', kind: 'page', pageLink: 'dogs' } as const

/** Templates with a form, which has its own tests. */
const WITH_FORM: readonly string[] = ['ContactPage', 'Newsletter', 'StoreLocator', 'LoginPage', 'GatedContactPage']

describe('every template', () => {
  test.each(PAGE_TEMPLATES)(
    '%s shows its title once and the blocks of the editors, and no form of another template',
    (template) => {
      const { texts, main } = show('page', 'x', [
        page('home', ''),
        page('x', 'x', { template, title: 'The title', areas }),
      ])
      expect(texts('h1')).toEqual(['The title'])
      for (const words of ['Main', 'Extras', 'Banners']) expect(main.textContent).toContain(words)
      if (!WITH_FORM.includes(template)) expect(main.querySelectorAll('form, button, input')).toHaveLength(0)
    },
  )
})

test('a page whose form was sent shows a confirmation and links to go on, and no form', () => {
  const here = { locale: 'nl_NL' }
  const others = [page('home', '', {}, here), page('dogs', 'dogs', {}, here)]
  const header = menu('header', [{ id: '1', title: 'Dogs', link: DOGS }], here)
  const shown = (template: 'ContactPage' | 'Newsletter', sent: string) => {
    const asked = page('x', 'x', { template, title: 'Write to us', areas }, here)
    return show('page', 'x', [asked, header, ...others], 'tailwell/nl_NL', new Map([['sent', sent]])).main
  }
  for (const main of [shown('ContactPage', '1'), shown('Newsletter', 'subscribe'), shown('Newsletter', 'stop')]) {
    expect(main.querySelector('[role=status]')).not.toBeNull()
    expect(main.querySelector('form')).toBeNull()
    expect(main.textContent).not.toContain('Main')
    expect(main.querySelector('nav a[href$="/dogs/"]')?.textContent).toBe('Dogs')
  }
})

test('the page of thanks is not to be indexed, in the locale that has one', () => {
  const path = 'formulier-succesvol-verzonden'
  const robots = (locale: string) =>
    show('page', 'x', [page('x', path, {}, { locale })], `tailwell/${locale}`).meta('robots')
  expect([robots('nl_NL'), robots('nl_BE')]).toEqual(['noindex, follow', 'index, follow'])
})

describe('a content page (spec §2)', () => {
  const body = { template: 'ContentPage', title: 'Feeding', subTitle: 'What and when', areas } as const
  const ada = author('ada', { name: 'Ada Vos', occupation: { en: 'Vet', nl: 'Dierenarts' }, authorPortrait: 'face' })

  test('has breadcrumbs, title, subtitle, main area, share links and extras in this order', () => {
    const { main } = show('page', 'x', [page('x', 'advice/feeding', body)])
    const order = ['Home', 'Feeding', 'What and when', 'Main', 'Share this page', 'Extras', 'Banners']
    const places = order.map((words) => main.textContent.lastIndexOf(words))
    expect(places).toEqual([...places].sort((a, b) => a - b))
    expect(places[0]).toBeGreaterThanOrEqual(0)
  })

  test('shows author and date only where editors switched them on', () => {
    const facts = { author: 'ada', created: '2026-05-05T10:00:00Z' }
    const shown = (show_: object, locale = 'en_US') =>
      show('page', 'x', [page('x', 'x', { ...body, ...facts, ...show_ }, { locale }), ada], `tailwell/${locale}`).main
        .textContent
    expect(shown({})).not.toMatch(/Ada|2026/)
    expect(shown({ showAuthor: true })).toMatch(/By Ada Vos.*Vet/)
    expect(shown({ showDate: true })).toContain('05 MAY 2026')
    expect(shown({ showAuthor: true, showDate: true }, 'nl_NL')).toMatch(/Door Ada Vos.*Dierenarts.*05 MEI 2026/)
    expect(shown({ showAuthor: true, author: 'gone', showDate: true, created: undefined })).not.toMatch(/By|undefined/)
  })

  test('with the default template shows author and date too, and has its extras below the main area', () => {
    const facts = { template: 'Default', author: 'ada', created: '2026-05-05T10:00:00Z', image: 'wide' } as const
    const shown = (more: object) =>
      show('page', 'x', [page('x', 'x', { ...body, ...facts, ...more }), ada, mediaEntry('wide')])
    expect(shown({}).main.textContent).not.toMatch(/Ada|2026/)
    const { main } = shown({ showAuthor: true, showDate: true })
    expect(main.textContent).toMatch(/By Ada Vos.*Vet.*05 MAY 2026.*Banners.*Main.*Extras/)
    expect(main.querySelector('img[src*=wide]')).toBeNull()
  })

  test('loads its top picture at once, with its own phone picture and alternative text', () => {
    const picture = { image: 'wide', phoneOnlyImage: 'tall', imageAlt: 'A bowl' }
    const { main } = show('page', 'x', [
      page('x', 'x', { ...body, ...picture }),
      mediaEntry('wide'),
      mediaEntry('tall'),
    ])
    const image = main.querySelector('img')
    expect([image?.getAttribute('alt'), image?.getAttribute('loading')]).toEqual(['A bowl', null])
    expect(image?.getAttribute('src')).toContain('/imaging/wide/1920x630/')
    expect(main.querySelector('source')?.getAttribute('srcset')).toContain('/imaging/tall/600x345/')
  })

  test('has four share links, and no second set if editors placed a block with such links', () => {
    expect(shareLinks(show('page', 'x', [page('x', 'x', body)]).links())).toHaveLength(4)
    const own = { ...areas, extras: [{ id: 's', blockType: 'SocialShare' }] }
    expect(shareLinks(show('page', 'x', [page('x', 'x', { ...body, areas: own })]).links())).toHaveLength(4)
  })

  test.each(['ContactPage', 'LoginPage', 'Newsletter', 'GatedContentPage'] as const)(
    '%s has no share links',
    (template) => {
      expect(shareLinks(show('page', 'x', [page('x', 'x', { ...body, template })]).links())).toEqual([])
    },
  )

  test('ends with the bottom text, under its title', () => {
    const bottomText = [
      { type: 'heading' as const, level: 2 as const, children: [{ type: 'text' as const, text: 'More' }] },
    ]
    const { texts } = show('page', 'x', [page('x', 'x', { ...body, bottomTitle: 'All about feeding', bottomText })])
    expect(texts('h2').at(-1)).toBe('All about feeding')
    expect(texts('h3')).toEqual(['More'])
    expect(
      show('page', 'x', [page('x', 'x', { ...body, bottomText })])
        .texts('h2')
        .at(-1),
    ).toBe('More')
  })

  test('is shared with its own sharing picture, else its top picture, else that of the site', () => {
    const image = (own: object, entries: AnyPublished[] = []) =>
      show('page', 'x', [
        page('x', 'x', { ...body, ...own }),
        ...['a', 'b', 'c'].map((key) => mediaEntry(key)),
        ...entries,
      ]).meta('og:image')
    const settings = siteSettingsEntry({ shareImage: 'c' })
    expect(image({ metaImage: 'a', image: 'b' }, [settings])).toBe('http://localhost:3000/imaging/a/1200x630/1')
    expect(image({ metaImage: 'gone', image: 'b' }, [settings])).toContain('/imaging/b/')
    expect(image({}, [settings])).toContain('/imaging/c/')
    expect(image({})).toBeUndefined()
  })

  test('has its own meta description, else its short description', () => {
    const described = (own: object) => show('page', 'x', [page('x', 'x', { ...body, ...own })]).meta('description')
    expect(described({ metaDescription: 'For machines', shortDescription: 'For cards' })).toBe('For machines')
    expect(described({ shortDescription: 'For cards' })).toBe('For cards')
  })
})

describe('overviews', () => {
  const children = [1, 2, 3, 4, 5].map((number) => page(`c${number}`, `dogs/c${number}`, { title: `Child ${number}` }))
  const secret = page('secret', 'dogs/a-secret', { is_gated: true, title: 'Secret' })
  const deeper = page('deeper', 'dogs/c1/deeper', { title: 'Deeper' })

  test.each(['MainCategory', 'SubCategory'] as const)(
    '%s shows four child pages as cards and the others by name',
    (template) => {
      const { texts, main, ctx } = show('page', 'dogs', [
        page('dogs', 'dogs', { template }),
        ...children,
        secret,
        deeper,
      ])
      expect(texts('h2')).toEqual(['Child 1', 'Child 2', 'Child 3', 'Child 4', 'See also'])
      expect(texts('section:last-of-type li').at(-1)).toBe('Child 5')
      expect(main.textContent).not.toMatch(/Secret|Deeper/)
      expect(ctx.reads.filter((read) => read.endsWith(' c5'))).toEqual(['pathOf page c5', 'titleOf page c5'])
    },
  )

  test('a content overview shows all its child pages, and the articles: two big ones, then small ones', () => {
    const articles = [1, 2, 3].map((day) => article(`a${day}`, { created: `2026-05-0${day}T00:00:00Z` }))
    const overview = page('advice', 'advice', { template: 'ContentOverview' })
    const { texts, main } = show('page', 'advice', [overview, ...articles, article('n', { role_type: 'news' })])
    expect(texts('h2')).toEqual(['Article a3', 'Article a2', 'Article a1'])
    expect(main.querySelectorAll('[data-size="big"] > li')).toHaveLength(2)
    expect(main.querySelectorAll('[data-size="small"] > li')).toHaveLength(1)
    const dogs = page('dogs', 'dogs', { template: 'ContentOverview' })
    expect(show('page', 'dogs', [dogs, ...children, secret]).texts('h2')).toHaveLength(5)
  })

  test('the jobs overview shows the four newest jobs as cards and the others by name, or says that there are none', () => {
    const overview = page('jobs', 'jobs', { template: 'JobsPageOverview' })
    const jobs = [1, 2, 3, 4, 5].map((day) => job(`j${day}`, { created: `2026-05-0${day}T00:00:00Z` }))
    const { texts } = show('page', 'jobs', [overview, ...jobs])
    expect(texts('h2')).toEqual(['Job j5', 'Job j4', 'Job j3', 'Job j2', 'More vacancies'])
    expect(texts('section li').at(-1)).toBe('Job j1')
    expect(show('page', 'jobs', [overview]).main.textContent).toContain('There are no vacancies at the moment.')
    const over = show('page', 'jobs', [overview, job('j', { validThrough: '2026-06-14' })])
    expect(over.main.textContent).toContain('There are no vacancies at the moment.')
    // The sentence must be in the column of the text before it, not at the edge of the page.
    expect(over.texts('[class*=column] > p')).toEqual(['There are no vacancies at the moment.'])
  })
})
