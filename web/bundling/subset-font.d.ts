declare module 'subset-font' {
  type Axis = { min: number; max: number } | number

  /** The font with the glyphs of the text's letters only. */
  function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'truetype' | 'woff2'
      keepFeatures?: string[]
      variationAxes?: Record<string, Axis>
      noLayoutClosure?: boolean
    },
  ): Promise<Buffer>
  export = subsetFont
}
