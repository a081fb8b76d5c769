/** Words of a site with three pages by its editors: home, about and privacy; what it sells has words of its own. */
export type ShortWords = {
  home: { title: string; subTitle: string; meta: string; intro: string }
  hero: { title: string; text: string; button: string }
  about: { path: string; title: string; meta: string; content: string }
  privacy: { path: string; title: string; meta: string; content: string }
  /** Where a form links to it (spec §2). */
  terms?: { path: string; title: string; meta: string; content: string }
  menu: { home: string; brand: string }
}
