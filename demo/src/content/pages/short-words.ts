/** Words of a site whose products have no texts yet: a home page, who we are, privacy, and its menus. */
export type ShortWords = {
  home: { title: string; subTitle: string; meta: string; intro: string }
  hero: { title: string; text: string; button: string }
  closing: { title: string; text: string }
  about: { path: string; title: string; meta: string; content: string }
  privacy: { path: string; title: string; meta: string; content: string }
  /** Where a form links to it (spec §2). */
  terms?: { path: string; title: string; meta: string; content: string }
  menu: { home: string; brand: string }
}
