import { describe, expect, test } from 'vitest'
import { toUnbroken } from './to-unbroken.ts'

/** Shows a non-breaking space as `_` and a word joiner as `+`, because both are invisible. */
const shown = (text: string) => text.replaceAll('\u00A0', '_').replaceAll('\u2060', '+')

describe('no-break spaces and word joiners', () => {
  test.each([
    ['ru', 'Кот и пёс: не в саду, а для дома', 'Кот и_пёс: не_в_саду, а_для_дома'],
    ['ru', 'В доме без кошки — из-за аллергии', 'В_доме без_кошки_— из-за_аллергии'],
    ['ru', 'По 500 мл за 6 недель, от 10 до 25 кг', 'По_500_мл за_6_недель, от_10 до_25_кг'],
    ['ru', 'Один лоток заменяет 40 г сухого корма', 'Один лоток заменяет 40_г сухого корма'],
    ['ru', 'витамин A 18 000 МЕ, D3 1400 МЕ, D3 120 мг', 'витамин A 18_000_МЕ, D3 1400_МЕ, D3 120_мг'],
    ['ru', '2½ лотка, 24 % жира, 28 °C, 3 или 4', '2½_лотка, 24_% жира, 28_°C, 3 или 4'],
    ['ru', 'Если бы что-то, кое-что и кто-нибудь, какой-либо', 'Если бы что-+то, кое-+что и_кто-+нибудь, какой-+либо'],
    ['ru', 'шесть-восемь из какой-то истории', 'шесть-восемь из_какой-+то истории'],
    [
      'ru',
      '## О нас\n- В лес\n- **и** дом\n1. Из [дома](page:home)',
      '## О_нас\n- В_лес\n- **и** дом\n1. Из_[дома](page:home)',
    ],
    ['uk', 'П’ять котів у домі й під ним, що-небудь', 'П’ять котів у_домі й_під_ним, що-+небудь'],
    ['uk', 'Будь-який вік, від 6 тижнів або 12 000 МО', 'Будь-+який вік, від_6_тижнів або 12_000_МО'],
    ['cs', 'Pes a kočka v zimě, 10 kg, 6 týdnů nebo 8 let', 'Pes a_kočka v_zimě, 10_kg, 6_týdnů nebo 8_let'],
    ['pl', 'W domu i z psem do 10 kg, 2 lub 3 razy', 'W_domu i_z_psem do 10_kg, 2 lub 3_razy'],
    ['fr', 'Quoi : « 250 ml » de 2 l’eau ?', 'Quoi_: «_250_ml_» de 2 l’eau_?'],
    ['de', '250 ml an 3 Tagen, 20 m², 5 mal', '250_ml an 3 Tagen, 20_m², 5 mal'],
    ['de', 'Tropfen, 3 Pipetten, 2 bis 10 kg, 30 Stück', 'Tropfen, 3_Pipetten, 2_bis_10_kg, 30_Stück'],
    ['de', 'Vitamin D3 1.400 IE, 2 bis 10 Tage', 'Vitamin D3 1.400_IE, 2 bis 10 Tage'],
    ['de', 'Shield Spot-on, Floh- und Zeckentropfen, E-Mail', 'Shield Spot-+on, Floh- und Zeckentropfen, E-+Mail'],
    ['fr', 'Spot-on chien, par e-mail, est-ce', 'Spot-+on chien, par e-+mail, est-ce'],
    ['nl', '12 × 85 g, 2,5 tot 10 kg, 60 stuks, 1 zakje', '12_×_85_g, 2,5_tot_10_kg, 60_stuks, 1_zakje'],
    ['en', 'Wipes, pack of 30, 10 to 25 kg, 5 sachets', 'Wipes, pack of_30, 10_to_25_kg, 5_sachets'],
    ['fr', '18 000 UI, de 2 à 10 kg, 3 pipettes', '18_000_UI, de 2_à_10_kg, 3_pipettes'],
    ['es', '1200 UI, 5 sobres', '1200_UI, 5_sobres'],
    ['cs', 'Kapky, 10 až 25 kg, 3 pipety, 500 IU', 'Kapky, 10_až_25_kg, 3_pipety, 500_IU'],
    ['pl', 'Krople, od 10 do 25 kg, 12 × 85 g, 500 j.m., 2 lub', 'Krople, od 10 do 25_kg, 12_×_85_g, 500_j.m., 2 lub'],
    ['hu', '1200 NE, 4–10 kg, 3 pipetta', '1200_NE, 4–10_kg, 3_pipetta'],
    ['fi', '1 200 KY, 30 kpl, 5 annospussia', '1_200_KY, 30_kpl, 5_annospussia'],
    ['fi', 'Häntä heilumaan -hoitosuihke 200 ml', 'Häntä heilumaan -+hoitosuihke 200_ml'],
    ['fr', 'Appelez le 04 72 00 00 00 ou 10 20', 'Appelez le 04_72_00_00_00 ou 10 20'],
    ['da', '1200 IE, 7 stk. og 5 poser', '1200_IE, 7_stk. og 5_poser'],
    ['uk', '12 × 85 г', '12_×_85_г'],
  ] as const)('%s: %s', (language, text, expected) => {
    expect(shown(toUnbroken(language, text))).toBe(expected)
  })
})
