/** Words of a site whose editors have written a home page; what it sells and the pages of the company have words of their own. */
export type ShortWords = {
  home: { title: string; subTitle: string; meta: string }
  /** The banner that leads to the page about the brand. */
  about: { title: string; text: string; button: string }
}
