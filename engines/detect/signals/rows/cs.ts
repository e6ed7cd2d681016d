import { listed, type SignalRows } from '../signal-rows.ts'

export const cs: SignalRows = {
  connectives:
    listed(`avšak; nicméně; přesto; přesto však; navzdory tomu; navíc; kromě toho; vedle toho; mimo to; zároveň; současně; rovněž; taktéž; stejně tak; podobně; obdobně; naopak;
    na druhou stranu; na druhé straně; na jedné straně; na jednu stranu; oproti tomu; naproti tomu; ve srovnání s tím; na rozdíl od; proto; z tohoto důvodu; z těchto důvodů; z toho důvodu;
    v důsledku toho; následně; tudíž; tedy; takže; díky tomu; tímto způsobem; závěrem; na závěr; celkově; celkově lze; obecně; ve výsledku; v konečném důsledku; nakonec; konečně; za prvé; zaprvé; za druhé; zadruhé;
    za třetí; v první řadě; především; zejména; nejprve; nejdříve; dále; poté; například; konkrétně; jinými slovy; jinak řečeno; ve skutečnosti; v podstatě; samozřejmě; shrneme-li; stručně řečeno;
    v tomto kontextu; v této souvislosti; v tomto ohledu; v tomto smyslu; v neposlední řadě; vzhledem k tomu; mezitím; dokonce; ostatně; i přesto; i přes to`),
  stockPhrases: [
    [
      'v dnešní době|rychlé|uspěchané|moderní|digitální (době|společnosti) / v dnešním (rychle|uspěchaném|moderním|digitálním|rychlém) (se) (měnícím) světě',
      'V dnešní uspěchané době spíme málo.',
      'Dnešní oběd byl dobrý.',
    ],
    ['neustále|rychle|dynamicky se měníc* / měnícím se světě|prostředí', 'Žijeme v neustále se měnícím světě.', 'Počasí se mění.'],
    [
      'hraje|hrají|sehrává|sehrávají|hrál|hrála|hrát|sehrál|sehrála (velmi) důležitou|klíčovou|významnou|zásadní|podstatnou|nezastupitelnou|rozhodující roli|úlohu',
      'Spánek hraje klíčovou roli.',
      'Hraje malou roli.',
    ],
    [
      'klíčovou|zásadní|nezastupitelnou roli|úlohu / nedílnou|neodmyslitelnou|neoddělitelnou součástí',
      'Hudba je nedílnou součástí života.',
      'Klíč je součást zámku.',
    ],
    [
      'je důležité|třeba|nutné|nezbytné|potřeba|vhodné|klíčové (si) poznamenat|uvědomit|zdůraznit|zmínit|podotknout|připomenout|pochopit|dodat|říci',
      'Je důležité poznamenat, že pršelo.',
      'Byl to důležitý dopis.',
    ],
    ['nutno|lze (také) poznamenat|zdůraznit|podotknout|konstatovat|dodat|říci|shrnout', 'Nutno podotknout, že pršelo.', 'Nutno jít domů.'],
    ['nejen|nejenom ... ale (také|i|rovněž)', 'Nejen levné, ale i dobré.', 'Nejen on přišel.', 'people'],
    ['závěrem lze|můžeme|je|bych / na závěr lze|můžeme|je|bych', 'Závěrem lze říct, že to stačí.', 'Na konci byl strom.'],
    ['celkově lze|můžeme|se (dá)', 'Celkově lze říct, že vyhráli.', 'Stálo to celkem dost.'],
    ['lze|můžeme (tedy) konstatovat|říci|říct že', 'Můžeme říci, že vyhráli.', 'Můžeme jít.'],
    [
      'široké spektrum / širokou|široké škálu|škále|paletu / širokou škálou / širokého spektra',
      'Nabízejí širokou škálu nástrojů.',
      'Cesta je široká.',
    ],
    [
      'významný|zásadní|výrazný|podstatný|hluboký vliv|dopad|přínos / významně|výrazně|zásadně ovlivň*',
      'Měla zásadní vliv.',
      'Vliv větru byl malý.',
    ],
    ['v posledních letech|desetiletích (stále|čím)', 'V posledních letech stále více čteme.', 'V poslední den pršelo.'],
    ['stále|čím dál více|větší|důležitější|častěji|významnější|populárnější|důležitějším', 'Je to čím dál důležitější.', 'Čím to otevřu?'],
    [
      'přispívá|přispívají|přispět|přispěl|přispěla|přispívat k|ke rozvoji|zlepšení|lepšímu|pochopení|celkové|celkovému|zvýšení|tomu',
      'Sport přispívá k rozvoji dětí.',
      'Přispěl částkou deset eur.',
    ],
    [
      'představuje|představují jeden|jednu|jedno|významný|významnou|důležitý|důležitou|klíčový|klíčovou|zásadní|výzvu',
      'Voda představuje důležitý zdroj.',
      'Představuje se hostům.',
    ],
    [
      'důležitým|klíčovým|významným|zásadním aspektem|faktorem|prvkem|krokem / klíčový|důležitý|zásadní aspekt|faktor|prvek',
      'Důvěra je klíčovým faktorem.',
      'Prvek má číslo osm.',
    ],
    [
      'lepší|hlubší|komplexní|hluboké porozumění|pochopení / hlubšímu|lepšímu porozumění|pochopení',
      'Vede k hlubšímu pochopení.',
      'Pochopení chybělo.',
    ],
    ['cenné|cenný|hodnotné poznatky|pohled|zkušenosti|informace', 'Přináší cenné poznatky.', 'Cenný prsten zmizel.'],
    ['nové možnosti|obzory|perspektivy|příležitosti / otevírá|otevírají dveře|cestu|prostor|nové', 'Otevírá nové obzory.', 'Otevírá okno.'],
    [
      'výzvy a příležitosti / příležitosti a výzvy / výzev a příležitostí / výzvami a příležitostmi',
      'Přináší výzvy a příležitosti.',
      'Přijal výzvu.',
    ],
    ['čelí|čelit (mnoha|řadě|novým|různým|četným) výzvám|výzvě|výzev', 'Město čelí mnoha výzvám.', 'Čelí větru.'],
    ['celou|celá řadu|řada / řadu|řada výhod|výzev|příležitostí', 'Má celou řadu výhod.', 'Stál v řadě.'],
    ['komplexní|holistický|vyvážený|udržitelný|inovativní přístup|řešení|pohled', 'Je třeba vyvážený přístup.', 'Přístup je zamčený.'],
    [
      'komplexní|složitý|složitá|mnohovrstevnatý|mnohostranný a|fenomén|otázka|téma|proces|problém|mnohovrstevnatý|mnohostranný / mnohovrstevnat*',
      'Je to mnohovrstevnatý příběh.',
      'Vrstva je tenká.',
    ],
    ['rovnováhu|rovnováha|rovnováhy mezi', 'Hledá rovnováhu mezi prací a hrou.', 'Ztratil rovnováhu.'],
    ['svědectvím|svědectví o|toho / je důkazem (toho)', 'Most je svědectvím o trpělivosti.', 'Důkaz chybí.'],
    ['důležitý|významný|důležitým|významným milník|milníkem / základním|základní kamenem|kámen', 'Byl to důležitý milník.', 'Hodil kámen.'],
    [
      'podtrhuje|zdůrazňuje|poukazuje|upozorňuje (na) význam|důležitost|potřebu|nutnost|fakt',
      'To podtrhuje význam spánku.',
      'Podtrhuje slovo.',
    ],
    ['vrhá|vrhají (nové) světlo', 'Kniha vrhá nové světlo na válku.', 'Vrhá stín.'],
    ['ať už ... nebo|či', 'Ať už jde o sport nebo umění, pomáhá.', 'Ať už přijde!'],
    [
      'nezapomenuteln* zážit*|zkušenos*|atmosfér* / jedinečn* zážit*|atmosfér*|příležitos*',
      'Byl to nezapomenutelný zážitek.',
      'Nezapomněl klíče.',
    ],
    [
      'cílem této|tohoto práce|článku|studie|výzkumu|eseje / tato práce|esej|studie (se) zabývá|zkoumá|zaměřuje|analyzuje',
      'Cílem této práce je popis.',
      'Cíl byl daleko.',
    ],
    ['další výzkum|studie|zkoumání (je|jsou|by) potřebný|potřeba|nezbytný|měl|měly', 'Další výzkum je potřeba.', 'Další vlak jede v pět.'],
    ['je (proto) nezbytné|klíčové|zásadní|nesmírně aby|pro|důležité', 'Je nezbytné, aby spal.', 'Je dlouhý.'],
    ['má potenciál / obrovský|velký|významný potenciál', 'Má potenciál změnit vše.', 'Potenciál je nulový.'],
    ['širším kontextu|širších souvislostech / v širším|širších', 'Je nutno ho vidět v širších souvislostech.', 'Kontext chyběl.'],
    ['neustálý|neustálého vývoj|vývoje|rozvoj|rozvoje|zlepšování', 'Obor žádá neustálý rozvoj.', 'Neustále prší.'],
    [
      'současné|moderní společnosti|době|éře / digitální éře|době / moderním světě',
      'V moderní společnosti čteme málo.',
      'Společnost má tři členy.',
    ],
    ['zásadním|významným způsobem / revoluci v', 'Zásadním způsobem změnila život.', 'Tímto způsobem to nejde.'],
    ['pro budoucí generace / budoucích generací / budoucím generacím', 'Chráníme les pro budoucí generace.', 'Generace stárne.'],
  ],
  person:
    listed(`já; mě; mne; mně; mi; mnou; můj; má; moje; mého; mojí; moji; mém; mému; mými; mých; mým; my; nás; nám; námi; náš; naše; našeho; naší; naši; našem; našemu; našich; našim; našimi;
    jsem; jsme; bych; bychom; myslím; vím; mám; chci; mohu; můžu; jdu; vidím; bydlím; pracuji; pracuju; studuji; studuju; pamatuji; pamatuju; věřím; doporučuji; doporučuju; cítím; říkám; musím;
    budu; budeme; máme; můžeme; víme; chceme; musíme; vidíme; nejsem; nemám; nemohu; nemůžu; nevím; nechci; nebudu; podle mě; považuji; považuju; zkoumám; analyzuji; domnívám`),
  notPerson: ['má'],
  lastOfSeveral: ['a', 'i', 'nebo', 'či'],
  capitalsAreNames: true,
}
