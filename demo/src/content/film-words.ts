import type { Language } from '@menagerie/sites/brand-locale'
import type { ClipName } from '../films/clips.ts'

/** Title, two captions, and what is seen. */
type FilmWords = readonly [title: string, first: string, second: string, seen: string]

/** Words of the demo's films in each language. */
export const FILM_WORDS: Readonly<Record<ClipName, Readonly<Record<Language, FilmWords>>>> = {
  bowl: {
    en: [
      'A cat at its bowl',
      'Small portions, at the same hours every day.',
      'And fresh water, always within reach.',
      'A ginger cat eats from a pink bowl, then sits up and looks at you.',
    ],
    nl: [
      'Een kat bij haar bakje',
      'Kleine porties, elke dag op dezelfde tijd.',
      'En vers water, altijd binnen bereik.',
      'Een rode kat eet uit een roze bakje, gaat zitten en kijkt je aan.',
    ],
    de: [
      'Eine Katze an ihrem Napf',
      'Kleine Portionen, jeden Tag zur gleichen Zeit.',
      'Und frisches Wasser, immer in Reichweite.',
      'Eine rote Katze frisst aus einem rosa Napf, setzt sich auf und schaut Sie an.',
    ],
    fr: [
      'Un chat devant sa gamelle',
      'De petites portions, chaque jour à la même heure.',
      'Et de l’eau fraîche, toujours à portée.',
      'Un chat roux mange dans une gamelle rose, puis se redresse et vous regarde.',
    ],
    es: [
      'Un gato junto a su comedero',
      'Raciones pequeñas, cada día a la misma hora.',
      'Y agua fresca, siempre a su alcance.',
      'Un gato naranja come de un comedero rosa, se sienta y te mira.',
    ],
    it: [
      'Un gatto alla sua ciotola',
      'Piccole porzioni, ogni giorno alla stessa ora.',
      'E acqua fresca, sempre a portata di zampa.',
      'Un gatto rosso mangia da una ciotola rosa, poi si siede e ti guarda.',
    ],
    pl: [
      'Kot przy miseczce',
      'Małe porcje, codziennie o tej samej porze.',
      'I świeża woda, zawsze w zasięgu.',
      'Rudy kot je z różowej miseczki, potem siada i patrzy na ciebie.',
    ],
    cs: [
      'Kočka u misky',
      'Malé porce, každý den ve stejnou hodinu.',
      'A čerstvá voda, vždy na dosah.',
      'Zrzavá kočka jí z růžové misky, pak se posadí a podívá se na vás.',
    ],
    hu: [
      'Macska a táljánál',
      'Kis adagok, minden nap ugyanabban az órában.',
      'És friss víz, mindig elérhető közelségben.',
      'Egy vörös macska eszik egy rózsaszín tálból, majd felül, és ránk néz.',
    ],
    ru: [
      'Кошка у миски',
      'Небольшие порции, каждый день в одно и то же время.',
      'И свежая вода, всегда рядом.',
      'Рыжая кошка ест из розовой миски, потом садится и смотрит на вас.',
    ],
    uk: [
      'Кішка біля миски',
      'Невеликі порції, щодня в той самий час.',
      'І свіжа вода, завжди поруч.',
      'Руда кішка їсть із рожевої миски, потім сідає й дивиться на вас.',
    ],
    da: [
      'En kat ved sin skål',
      'Små portioner på samme tid hver dag.',
      'Og frisk vand, altid inden for rækkevidde.',
      'En rød kat spiser af en lyserød skål, sætter sig op og ser på dig.',
    ],
    no: [
      'En katt ved skålen sin',
      'Små porsjoner til samme tid hver dag.',
      'Og friskt vann, alltid innen rekkevidde.',
      'En rød katt spiser av en rosa skål, setter seg opp og ser på deg.',
    ],
    sv: [
      'En katt vid sin skål',
      'Små portioner vid samma tid varje dag.',
      'Och friskt vatten, alltid inom räckhåll.',
      'En röd katt äter ur en rosa skål, sätter sig upp och tittar på dig.',
    ],
    fi: [
      'Kissa kupillaan',
      'Pieniä annoksia, joka päivä samaan aikaan.',
      'Ja raikasta vettä, aina ulottuvilla.',
      'Oranssi kissa syö vaaleanpunaisesta kupista, istahtaa ja katsoo sinua.',
    ],
  },
  brushing: {
    en: [
      'How to brush a dog',
      'Long strokes, from neck to tail, with the coat.',
      'Five minutes a day are enough.',
      'A hand with a red brush strokes over the back of a honey-coloured dog.',
    ],
    nl: [
      'Zo borstel je een hond',
      'Lange halen, van nek naar staart, met de vacht mee.',
      'Vijf minuten per dag is genoeg.',
      'Een hand met een rode borstel strijkt over de rug van een honingkleurige hond.',
    ],
    de: [
      'So bürsten Sie einen Hund',
      'Lange Striche, vom Nacken zur Rute, mit dem Fell.',
      'Fünf Minuten am Tag genügen.',
      'Eine Hand mit einer roten Bürste streicht über den Rücken eines honigfarbenen Hundes.',
    ],
    fr: [
      'Comment brosser un chien',
      'De longs mouvements, du cou à la queue, dans le sens du poil.',
      'Cinq minutes par jour suffisent.',
      'Une main tient une brosse rouge et la passe sur le dos d’un chien couleur miel.',
    ],
    es: [
      'Cómo cepillar a un perro',
      'Pasadas largas, del cuello a la cola, a favor del pelo.',
      'Bastan cinco minutos al día.',
      'Una mano con un cepillo rojo recorre el lomo de un perro color miel.',
    ],
    it: [
      'Come spazzolare un cane',
      'Passate lunghe, dal collo alla coda, nel verso del pelo.',
      'Bastano cinque minuti al giorno.',
      'Una mano con una spazzola rossa scorre sul dorso di un cane color miele.',
    ],
    pl: [
      'Jak czesać psa',
      'Długie ruchy, od karku do ogona, z włosem.',
      'Wystarczy pięć minut dziennie.',
      'Dłoń z czerwoną szczotką przesuwa się po grzbiecie psa w kolorze miodu.',
    ],
    cs: [
      'Jak kartáčovat psa',
      'Dlouhé tahy, od krku k ocasu, po srsti.',
      'Stačí pět minut denně.',
      'Ruka s červeným kartáčem přejíždí po hřbetě medově zbarveného psa.',
    ],
    hu: [
      'Így keféljük a kutyát',
      'Hosszú húzások a nyaktól a farokig, szőrirányban.',
      'Napi öt perc elég.',
      'Egy kéz piros kefével simít végig egy mézszínű kutya hátán.',
    ],
    ru: [
      'Как расчёсывать собаку',
      'Длинные движения от шеи к хвосту, по шерсти.',
      'Пяти минут в день достаточно.',
      'Рука с красной щёткой проводит по спине собаки медового цвета.',
    ],
    uk: [
      'Як розчісувати собаку',
      'Довгі рухи від шиї до хвоста, за шерстю.',
      'П’яти хвилин на день досить.',
      'Рука з червоною щіткою проводить по спині собаки медового кольору.',
    ],
    da: [
      'Sådan børster du en hund',
      'Lange strøg, fra nakke til hale, med pelsen.',
      'Fem minutter om dagen er nok.',
      'En hånd med en rød børste stryger over ryggen på en honningfarvet hund.',
    ],
    no: [
      'Slik børster du en hund',
      'Lange strøk, fra nakke til hale, med pelsen.',
      'Fem minutter om dagen er nok.',
      'En hånd med en rød børste stryker over ryggen på en honningfarget hund.',
    ],
    sv: [
      'Så borstar du en hund',
      'Långa drag, från nacke till svans, medhårs.',
      'Fem minuter om dagen räcker.',
      'En hand med en röd borste stryker över ryggen på en honungsfärgad hund.',
    ],
    fi: [
      'Näin harjaat koiraa',
      'Pitkiä vetoja niskasta häntään, myötäkarvaan.',
      'Viisi minuuttia päivässä riittää.',
      'Käsi kuljettaa punaista harjaa hunajanvärisen koiran selkää pitkin.',
    ],
  },
  aquarium: {
    en: [
      'At the aquarium',
      'Feed only what is gone in two minutes.',
      'The rest would cloud the water.',
      'An orange goldfish and a white one swim past each other while flakes sink.',
    ],
    nl: [
      'Bij het aquarium',
      'Geef alleen wat in twee minuten op is.',
      'De rest maakt het water troebel.',
      'Een oranje en een witte goudvis zwemmen langs elkaar terwijl vlokken zinken.',
    ],
    de: [
      'Am Aquarium',
      'Füttern Sie nur, was in zwei Minuten gefressen ist.',
      'Der Rest würde das Wasser trüben.',
      'Ein orangefarbener und ein weißer Goldfisch schwimmen aneinander vorbei, Flocken sinken.',
    ],
    fr: [
      'Devant l’aquarium',
      'Ne donnez que ce qui est mangé en deux minutes.',
      'Le reste troublerait l’eau.',
      'Un poisson rouge et un blanc se croisent pendant que des flocons descendent.',
    ],
    es: [
      'Ante el acuario',
      'Da solo lo que coman en dos minutos.',
      'El resto enturbiaría el agua.',
      'Un pez dorado naranja y otro blanco se cruzan mientras caen las escamas.',
    ],
    it: [
      'Davanti all’acquario',
      'Date solo ciò che finisce in due minuti.',
      'Il resto intorbidirebbe l’acqua.',
      'Un pesce rosso e uno bianco si incrociano mentre i fiocchi scendono.',
    ],
    pl: [
      'Przy akwarium',
      'Podawaj tylko tyle, ile zniknie w dwie minuty.',
      'Reszta zmąciłaby wodę.',
      'Pomarańczowa i biała złota rybka mijają się, a płatki opadają.',
    ],
    cs: [
      'U akvária',
      'Krmte jen tolik, kolik zmizí do dvou minut.',
      'Zbytek by zakalil vodu.',
      'Oranžová a bílá rybka plavou kolem sebe, vločky klesají.',
    ],
    hu: [
      'Az akváriumnál',
      'Csak annyit adjon, amennyi két perc alatt elfogy.',
      'A többi felzavarná a vizet.',
      'Egy narancssárga és egy fehér aranyhal úszik el egymás mellett, a pelyhek lassan süllyednek.',
    ],
    ru: [
      'У аквариума',
      'Давайте столько корма, сколько съедят за две минуты.',
      'Остаток замутит воду.',
      'Оранжевая и белая рыбки плывут навстречу друг другу, хлопья опускаются.',
    ],
    uk: [
      'Біля акваріума',
      'Давайте стільки корму, скільки з’їдять за дві хвилини.',
      'Решта скаламутить воду.',
      'Помаранчева й біла рибки пливуть назустріч одна одній, пластівці опускаються.',
    ],
    da: [
      'Ved akvariet',
      'Giv kun det, der er spist på to minutter.',
      'Resten ville gøre vandet uklart.',
      'En orange og en hvid guldfisk svømmer forbi hinanden, mens flager synker.',
    ],
    no: [
      'Ved akvariet',
      'Gi bare det som er spist på to minutter.',
      'Resten ville gjøre vannet uklart.',
      'En oransje og en hvit gullfisk svømmer forbi hverandre mens flak synker.',
    ],
    sv: [
      'Vid akvariet',
      'Ge bara det som är uppätet på två minuter.',
      'Resten skulle grumla vattnet.',
      'En orange och en vit guldfisk simmar förbi varandra medan flingor sjunker.',
    ],
    fi: [
      'Akvaarion äärellä',
      'Anna vain sen verran kuin katoaa kahdessa minuutissa.',
      'Loput samentaisivat veden.',
      'Oranssi ja valkoinen kultakala uivat toistensa ohi, hiutaleet vajoavat.',
    ],
  },
}
