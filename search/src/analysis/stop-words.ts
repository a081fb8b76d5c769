import type { LanguageCode } from './language-codes.ts'

/**
 * Words that people write around what they look for. Short on purpose: excludes words with a meaning in shops (`ohne`, `son` for
 * bran), and words that fold to one (`for` is `fôr` in Norwegian, `skal` is `skål`, `har` is `hår` in Swedish).
 */
export const STOP_WORDS = {
  en: 'a an and are as at be by for from has have i in is it its me my of on or that the their them these this those to was we what which who will with you your',
  nl: 'aan al als an bij dat de deze die dit door een en er het hun ik in is je jouw kan met mijn na naar of om ons onze ook op over te tegen tot uit uw van voor wat we welke wij worden ze zij zijn',
  de: 'als am an auch auf aus bei das dein dem den der des die dies diese dieser dieses ein eine einem einen einer eines er es für gegen hat ich ihr im in ist kann man mein meine meinem meinen meiner mit nach oder sein sich sie sind über um und unser vom von vor was welche welches wir zu zum zur',
  fr: 'a à au aux avec ce ces cet cette chez contre d dans de des du elle en est et eu il ils je l la le les leur leurs ma mes mon nos notre ou par pas pour que quel quelle qui sa se ses sont sur ta tes ton tu un une vos votre y',
  es: 'a al como con contra de del el ella en es esta este estos la las le lo los me mi mis o para por que qué se si su sus tu tus un unos y',
  it: 'a ad ai al alla alle allo agli anche che chi ci come con contro cui da dal dalla dalle dei del della delle dello degli di e ed è gli i il in io l la le lo ma mi mia mie miei mio nel nella nelle o per più quale se si sono su sua sue suo sul sulla suoi tra fra tua tuo un una uno',
  no: 'av at de deg den denne der det dette din dine ditt du eller en er et fra hva hvilken i jeg kan med meg mellom min mine mitt mot når og også om på sin sine sitt som til ved vi være å',
  da: 'af at de dem den denne der deres det dette dig din dine dit du eller en er et for fra hvad hvilken i jeg kan med mellem mig min mine mit mod når og også om på sin sine sit som til ved vi være',
  sv: 'att av de dem den denna det detta dig din dina ditt du eller en ett för från i jag kan med mellan men mig min mina mitt mot när och också om på sin sina sitt ska som till vad vid vilken vi är åt',
  pl: 'a aby albo ale bez co czy dla do i ich ja jak jaka jaki jakie jest je jego jej ktora który która które lub ma mam mi mnie mojego mojej moja moje mój na nad nie o od oraz po pod przed przeciw przez przy są się ta tak te tego tej ten to tym u w we z za ze',
  cs: 'a aby ale ani by co do i jak jaké je jeho jejich její jsem jsou k ke kde která které který má mého mé mi můj moje my na nad nebo o od po pod pro proti před při s se si své svého ta tak te tento to ty u v ve z za ze že',
  ru: 'а без бы в вам вас во вот все для до его ее если же за и из или им их к как какая какие какой ко который мне мой моего моей моя мы на над не него но о об от по под при про с со так то у что эта это этот я',
  uk: 'а або але без би в вам вас ви від до для є ж за з зі и із й його її і або как коли ми мені мій мого моєї моя на над не ну о об от під по при про с та так те то у цей це ця що як яка які який',
  hu: 'a az azt be csak de egy ez ezt el én és hogy ha hozzá ill illetve is ki le már meg mely melyik mi milyen minden nem ne nincs ő pedig s saját szerint szemben számára te után vagy van vele',
  fi: 'ei en että hän ja jo joka jonka jos joita jotka kanssa kuin kun me mikä minkä minun minä mitä mukaan myös ne niin olen on ovat oli se sekä sen sinun tai tämä tämän tälle varten vai vastaan voi',
} satisfies Record<LanguageCode, string>
