/** Every list of the site, named as its file (`*.list.tsx`) and its export: all that the file may show brings its styles to a page with the list. */
export type ListName = 'BlogResults' | 'ProductResults'
