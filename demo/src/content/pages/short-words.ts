/** Texts of a site whose editors have written only a home page; its catalogue and company pages have other texts. */
export type ShortWords = {
  home: { title: string; subTitle: string; meta: string }
  /** The banner that leads to the page about the brand. */
  about: { title: string; text: string; button: string }
}
