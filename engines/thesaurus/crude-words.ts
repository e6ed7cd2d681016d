import type { Entry, Sense } from './entry.ts'
import { foldWord } from './packed.ts'

type Row = { readonly crude: string; readonly groups: string }
const row = (crude: string, groups: string): Row => ({ crude, groups })

// Sorted; small and capital letters are alike. A word or phrase as a whole; one with a star is a stem that begins any word of a phrase.
// First the crude ones: vulgar and sexual words, slurs, insults. Then neutral words for groups of people. A word with a common harmless
// meaning (German "nageln", Polish "członek") stays out: losing it would cost more than it spares.
const rows: { readonly [language: string]: Row } = {
  cs: row(
    `
      bastard, bastardi, běhna, blb, blbci, blbec, blbeček, blboun, buzerant, buzík, buzna, coura, cundra, cvok, čmoud, čuba, čubka,
      čurák, debil, debilita, debilní, dement, děvka, děvkař, fena, fenka, flundra, hajzl, hlupáci, hlupák, hňup, hovadina, hovado,
      hovn*, chcaní, chcanky, chcát, idiot, idioti, idiotka, idiotsky, idiotský, idiotství, imbecil*, jebat, kokot, kokotina, kretén,
      kreténský, kripl, kunda, kundička, kurevník, kurv*, lehká holka, lesba, magor, mamrd, masturb*, milovat se, mimoň, mongoloid,
      mouřenín, mrdat, mrdka, mrcha, mrzák, negr, negro, nestoudnice, ochlasta, onan*, ožrala, pako, parchant, pederast, penis, piča,
      píča, píčus, píchat, pitomci, pitomec, podělaný, posraný, posrat, prase, prd, prdel*, prdění, prdět, prdnout, prdýlk*, pyj,
      rákosník, skopčák, slabomyslný, soulož, souložit, sračka, sraní, srát, svině, sviňský, šlapka, šmejd, šukání, šukat, šulin,
      teplouš*, tupec, tupoun, úchyl, úchylák, úchylný, vagina, vagína, volové, vůl, vysrat, vysrat se, zasraný, zjebaný, zkurvený,
      zmetek, zmrd, zvrhlík, židáček, židák, žiďák
    `,
    `
      Arab, cikán, cikánka, cikánský, černoch, černoška, gay, homosexuál, homosexualita, homosexuálka, homosexuální, homosexuálnost,
      invalida, invalidní, lesbický, lesbička, mentálně postižený, muslim, muslimka, postižený, Rom, Romka, romský, tělesně postižený,
      Žid, Židé, židovka, židovský
    `,
  ),
  de: row(
    `
      Affenarsch, andersherum, andersrum, armer Irrer, Arsch*, Bastard, bekloppt, bescheuert, beschissen, beschlafen, Blödi, Blödian,
      Blödmann, bumsen, Dämlack, dämlich, Debiler, den Beischlaf vollführen, Depp, deppert, Dirne, Drecksack, Drecksau, Dreckskerl,
      Dummbart, Dummerjan, Dummkopf, eine Nummer schieben, einen keulen, einen rubbeln, einen runterholen, elendig verrecken, entartet,
      es sich selbst machen, Fachidiot, Fick*, flachlegen, Flachwichser, Flittchen, Fotze, Furz, furzen, Fut, futieren, gefickt, geil,
      Geschlechtsverkehr, Geschlechtsverkehr haben, Hackfresse, hirnamputiert, hirnrissig, hirnverbrannt, Hundesohn, Hure, huren,
      Hurenbock, Hurensohn, Idiot, Idiotin, idiotisch, Irrer, Itaker, Itzig, Jidd, Jud, Kackbratze, Kacke, kacken, kackfrech, Kanake,
      Kanaken, koitieren, kopulieren, Kotzbrocken, Kotze, kotzen, krepieren, Kretin, Krüppel, Kümmeltürke, Liebe machen, Luder,
      Mandelauge, Masturbation, masturbieren, minderbemittelt, Minderbemittelter, Missgeburt, Mistkerl, Miststück,
      mit dem Penis eindringen, mit jemandem schlafen, Mohr, Mongo, mongoloid, Möse, Muschi, Musel, Muselman, Muselmane, Muselmann,
      Neger, Nigger, notgeil, Nutte, Onanie, onanieren, Penis, Pimmel*, pimpern, Pisse, pissen, pissig, Polack, Polacke, poppen, Pussy,
      Rabenaas, rammeln, Reisfresser, Sackgesicht, Sau, Saukerl, Scheiss*, Scheiß*, Schiss, Schlampe, Schlampen, Schlitzauge,
      schnackseln, Schwachkopf, schwachköpfig, schwachsinnig, Schwachsinniger, Schweinehund, Schwuchtel, Schwulette, Schwulibus,
      Schwuppe, Selbstbefriedigung, Sex haben, Sex machen, sich einen keulen, sich einen rubbeln, sich einen runterholen,
      sich selbst befriedigen, Spast, Spasti, Spastiker, Spinner, Titte, Titten, Tittenfick, Trottel, trottelig, Tschusch, Tunte,
      tuntenhaft, Vagina, verarschen, verfickt, verpissen, verrecken, verreckt, Verreckter, verschissen, vögeln, volksfremd, Vollidiot,
      Vollpfosten, vom anderen Ufer, Votze, Vulva, warmer Bruder, Weibsstück, wichs*
    `,
    `
      Araber, behindert, Behinderte, behinderte Person, Behinderter, behinderter Mensch, Farbiger, geistesgestört, Geistesgestörter,
      geisteskrank, Geisteskranker, geistig behindert, gleichgeschlechtlich, Homo, Homoerotiker, homophil, Homophiler, homosexuell,
      Homosexuelle, Homosexueller, Invalide, islamisch, Israelit, Jude, Juden, Jüdin, jüdisch, Lesbe, Lesbierin, lesbisch,
      Mensch mit Behinderung, Mensch mit dunkler Hautfarbe, Mohammedaner, Moslem, Muslim, Muslimin, muslimisch, Person mit Behinderung,
      queer, Roma, Schwarzafrikaner, Schwarzer, Schwerbehinderter, schwul, Schwuler, Sinti, Sinti und Roma, Türke, Zigeuner
    `,
  ),
  en: row(
    `
      anal intercourse, anal sex, arse, arsehole, ass, asshole, bastard*, bitch*, boche, bollock, bollocks, bonehead, bonk, boob, boobs,
      bugger*, bull dyke, bullshit, bunghole, chinaman, chink, clit, cock, cocksucker, coon, crap, crappy, cretin, cretinous, cripple,
      crippled, cunt, dago, darkie, darky, dick, dickhead, diddly-shit, diddlyshit, dimwit, dogshit, doofus, dumbass, dumbbell, dyke,
      fag, faggot, fagot, fart, feeble-minded, feebleminded, floozie, floozy, fornicatress, fuck*, get it on, get laid, ginzo, gook,
      greaseball, gyp, half-breed, half-caste, half-wit, half-witted, hand job, harlot, have a go at it, have intercourse, have it away,
      have it off, have sex, hooker, horny, horseshit, hussy, hymie, idiot, idiotic, imbecile, imbecilic, injun, jack off, jacking off,
      jap, jerk off, jerk-off, jerking off, jigaboo, kike, knocker, knockers, kraut, krauthead, loose woman, lunkhead, make love,
      masturbate, mentally retarded, mongoloid, moron, moronic, motherfucker, mulatto, nance, negro, negroid, nigga, nigger, nitwit,
      nookie, nooky, numskull, paki, pansy, pecker, penis, piece of ass, piece of tail, pinhead, piss, piss off, pissed, pisser, pissing,
      poof, poop, poove, pouf, prick, puss, pussy, putz, queer, raghead, randy, red man, redskin, retarded, roll in the hay, sambo,
      schmo, schmuck, screw around, screwing, shag, sheeny, shemale, shit, shit-faced, shite, shithead, shitty, shmo, shmuck, shtup,
      slattern, sleep together, sleep with, slut, sluttish, SOB, sodomist, sodomite, spastic, spic, spick, spik, squaw, street girl,
      streetwalker, strumpet, take a crap, take a shit, tit, tits, titty, tosser, tranny, trollop, turd, twat, vagina, wank, wanker,
      wetback, whore*, wog, wop, yid
    `,
    `
      African-American, Afro-American, Arab, bisexual, deaf-and-dumb, deaf-mute, developmentally challenged, differently abled, disabled,
      eunuch, gay, gipsy, gypsy, handicapped, Hebrew, hermaphrodite, homo, homoerotic, homophile, homosexual, homosexuality, Islamic,
      Israelite, Jew, Jewish, Judaic, lesbian, mentally handicapped, mentally ill, Moslem, Muslim, Roma, Romani, Romany, Rommany,
      sapphic, transexual, transgender, transgendered, transsexual
    `,
  ),
  es: row(
    `
      acto sexual, afeminado, amariconado, bagasa, bastardo, bollera, bujarrón, buscona, cabrón, cabrona, cabronada, cachondez, cachondo,
      cacorro, cagada, cagado, cagar, cagarse, cagón, calentorro, calzonazos, carajo, casa de putas, casquivana, chingar, chocho,
      chumino, cipote, coito, cojon*, coño, copular, cretino, culo, defecar, deficiencia mental, deficiente mental, degenerado,
      echar un polvo, escoñar, estúpido, falo, follador, follar, fornicar, fulana, furcia, gabacho, gayola, gilí, gilipoll*, gitanería,
      golfa, grofa, guarra, hacer de vientre, hacerse una paja, hijo de puta, hostia, huevón, idiota, imbécil, joder, joderse, jodido,
      jodienda, lisiado, machona, machota, mamada, mamado, mamón, marica, maricón, mariconazo, marimacho, mariquita, marrana,
      masturbación, masturbar, masturbarse, meada, mear, mearse, meretriz, miembro viril, mierd*, minga, mongólico, mongolo, moro,
      negrata, ojete, onanismo, panchito, pedo, peerse, pelandusca, pene, pervertido, picha, pija, pilila, pinchila, polla, pollas,
      prostituta, puta, putada, putero, puto, ramera, retrasado mental, sarasa, sodomita, subnormal, sudaca, tarado, tener sexo, teta,
      tetas, torta, tortillera, trolo, tullido, vagina, verga, vulva, zorra, zorrón, zurrona
    `,
    `
      árabe, bisexual, calé, caló, discapacitado, enano, enfermo mental, gay, gitana, gitano, hebreo, homosexual, homosexualidad,
      islámico, islamita, israelita, judía, judío, lesbiana, lesbiano, lésbico, mahometano, minusválido, mulato, musulmán, musulmana,
      parapléjico, pigmeo, romaní, sáfico, sefardita, semita, sordomudo, transexual
    `,
  ),
  fr: row(
    `
      abruti, abrutie, andouille, arriéré mental, attardé, attardé mental, baise, baiser, bâtard, bâtarde, bicot, bite, boche, bordel,
      bordélique, bougnoule, branler, branlette, branleur, caca, catin, chiant, chiasse, chier, chinetoque, chiotte, chiottes, cinglé,
      coït, con, connard, connasse, conne, connerie, couill*, crétin, crétine, crétinerie, crevure, crotte, cul, cul-de-jatte, débile,
      débile mental, dégénéré, dégueulasse, démerder, emmerd*, encul*, enfoiré, estropié, étron, forniquer, foutaise, foutoir, foutre,
      foutu, fumier, garce, gouine, grognasse, idiot, idiote, imbécile, infirme, inverti, lèche-cul, lopette, maboul, masturbation,
      masturber, merd*, métèque, mongol, mongolien, nabot, nègre, négresse, négrillon, négro, nichon, nichons, niquer, pédé, pédéraste,
      pénis, pervers, pet, pétasse, péter, phallus, pine, pisse, pisser, pouffiasse, poufiasse, prostituée, putain, putasserie, pute,
      rital, romanichel, romanichelle, roulure, salaud, salopard, salope, saloperie, se branler, se foutre, se foutre de, sodomite,
      tantouze, tapette, taré, téton, tétons, trou du cul, vagin, vulve, youpin, youtre, zob
    `,
    `
      arabe, bisexuel, bohémien, bohémienne, gay, gitan, gitane, handicapé, handicapée, hébraïque, hébraïques, hébreu, hébreux,
      homosexualité, homosexuel, homosexuelle, infirme moteur, invalide de guerre, islamique, israélite, israélites, judaïque, judaïques,
      juif, juifs, juive, lesbienne, maghrébin, mahométan, malade mental, manouche, mulâtre, mulâtresse, musulman, musulmane, rom,
      sémite, sémitique, sourd-muet, transsexuel, trisomique, tsigane, tzigane, zingaro
    `,
  ),
  hu: row(
    `
      barom, baromság, basz, baszás, baszik, baszogat, beszarik, bozgor, buggyant, bujálkodás, buzeráns, buzi, cafka, cici, cigó, coitus,
      cseszeget, csöcs, dádé, debil, degenerált, digó, dilinós, elbasz, elfajzott, elmebajos, fafejű, fasz, faszfej, faszság, fattyú,
      fehérnép, féleszű, félnótás, férfi nemi szerv, fing, fingás, fingik, fos, fosik, fütyi, fütyülő, geci, gügye, gyagyás,
      gyengeelméjű, hímtag, hímvessző, homokos, hugy, hugyoz, hugyozik, hülye, hülyeség, hülyül, idióta, imbecilis, kaka, kakál, kefél,
      kefélés, kéjnő, kettyint, kibasz, koitusz, kopuláció, korcs, köcsög, kötnivaló bolond, közösül, közösülés, kretén, kripli, kuki,
      kúr, kurva, kurvá*, kurvál*, labanc, leszbi, lotyó, maszturb*, megbasz, megdug, muszka, néger, negroid, nemi aktus, nemi közösülés,
      nigger, női nemi szerv, nyomorék, oláh, onánia, onanizál, önkielégítés, örömlány, pénisz, picsa, pina, pisa, pisál, pisil, pisilő,
      pöcs, prostituált, puki, punci, ratyi, recskázik, repedtsarkú, ribanc, riherongy, ringyó, rohadék, ruszki, segg, seggfej, segglyuk,
      szajha, szajhaság, szar, szarakodik, szarházi, szarik, szaros, szarság, szellent, szellentés, szemétláda, szerecsen, szeretkezés,
      szörnyszülött, talján, torzszülött, tót, tökfej, tökfejű, tökfilkó, tökkelütött, utcai nő, utcalány, utcanő, ütődött, vagina,
      vén hülye, zsidózik
    `,
    `
      afro-amerikai, afroamerikai, arab, béna, biszexuális, cigány, elmebeteg, elmeháborodott, fogyatékos, héber, homoszexuális,
      homoszexualitás, iszlám, izraelita, leszbikus, mohamedán, mozgáskorlátozott, mozgássérült, muszlim, muzulmán, púpos, rokkant, roma,
      sánta, süketnéma, szaracén, színesbőrű, transznemű, zsidó
    `,
  ),
  it: row(
    `
      azione da idiota, bagascia, baldracca, bastardo, battona, bischero, busone, cacare, cagare, cagarsi, cagata, cazzata, cazzo,
      cazzone, cazzuto, checca, chiavare, chiavata, ciulare, coglion*, coito, copulare, cretinata, cretineria, cretino, crucco,
      culattone, culo, debosciato, deficiente, degenerato, demente, depravato, donna dai facili costumi, donna di facili costumi,
      donna di malaffare, donnaccia, ebete, fanculo, fare l'amore, fica, figa, finocchio, fornicare, fottere, fottersi, fottuto,
      frenastenico, frocio, froscio, giudeo, idiota, imbecille, imbecillire, incazzarsi, incazzato, inculare, invertito, leccaculo,
      lesbicona, mala femmina, marchetta, masturbare, masturbarsi, masturbazione, mentecatto, merda, merdoso, meretrice, mignotta,
      minchia, minchiata, minchione, minorato, minorato mentale, mongolo, mongoloide, negro, oligofrenico, onanismo, pederasta,
      pederastia, pene, pervertito, piscia, pisciare, pisciata, piscio, pompino, porca, porco, prostituta, prostituto, puttan*,
      ricchione, scemo, sciacquetta, sciancato, scimunito, scopare, scopata, scoreggia, scoreggiare, sgualdrina, smerdare, sodomia,
      sodomita, storpio, stronz*, subnormale, terrone, tetta, tette, troia, troiata, trombare, trombata, vaffanculo, vagina, vu cumprà,
      vulva, zinna, zoccola
    `,
    `
      arabo, beduino, bisessuale, disabile, ebraico, ebrea, ebreo, gay, gitano, giudaico, handicappato, inabile fisico, invalido civile,
      islamico, israelita, lesbica, lesbico, malato di mente, maomettano, mulatto, musulmano, omofilo, omosessuale, omosessualità,
      portatore di handicap, saffica, semita, sordomuto, transessuale, tzigano, zigano, zingara, zingaro, zoppo
    `,
  ),
  nl: row(
    `
      achterlijk, achterlijke, bastaard, beffen, bescheten, debiel, domkop, flikker, gedrocht, geil, geilen, geitenneuker, godverdomme,
      hoer, hoerenloper, hoerenzoon, idioot, idiote, imbeciel, janet, kaffer, kankerlijer, klerelijer, kloot, klootzak, kloterig, kont,
      kontlikker, kreng, kretin, kreupele, kut, kutmarokkaan, kutwijf, kutzooi, lichtekooi, lul, lulhannes, lullig, masturbatie,
      masturberen, mierenneuken, mierenneuker, mietje, mongool, mongooltje, neger, negerin, neuken, nikker, oen, opsodemieteren, penis,
      pestlijer, piemel, pijpen, pis, pisnijdig, pissen, poep, poepchinees, poepen, randdebiel, reet, roetmop, rotwijf, ruigpoot, rukker,
      scheet, schijt, schijten, schijterd, schoft, slet, sloerie, smeerlap, smous, snol, sodemieter, sodemieteren, spast, spastisch,
      spleetoog, stomkop, stommeling, stront, sukkel, takkewijf, teef, temeier, tering, teringlijer, tiet, tieten, trut, tyfuslijer,
      uilskuiken, vagina, verdomd, verneuken, zeiken, zeikerd, zeikwijf, zwakzinnig, zwakzinnige, zwartjoekel, zwijn
    `,
    `
      Arabier, biseksueel, doofstom, doofstomme, geestesziek, geesteszieke, gehandicapt, gehandicapte, halfbloed, homo, homofiel,
      homoseksualiteit, homoseksueel, invalide, Israëliet, jodin, jood, joods, kleurling, krankzinnige, lesbienne, lesbisch, Marokkaan,
      mindervalide, moslim, moslima, Roma, Sinti, transgender, transseksueel, Turk, zigeuner, zigeunerin
    `,
  ),
  no: row(
    `
      bastard, bæsj, bæsje, debil, degenerert, drit, drite, dritsekk, dritt, drittsekk, drittunge, dummenikk, dummepeter, dumrian, dust,
      dustete, dåsemikkel, evneveik, faen, faens, fanden, fehode, fis, fise, fitte, fjert, fjerte, fjols, gatens løse fugler, gatepike,
      gledespike, griseri, ha samleie, helvete, helvetes, homo, homse, hore, horebukk, horehus, horunge, hottentott, hønsehjerne, idiot,
      idioti, imbesill, jokke, jævel, jævla, jævlig, kjerring, kjerringaktig, kjønnsakt, kjønnslig omgang, kneppe, knull, knulle, kretin,
      kretiner, krøpling, kuk, kvinnelig kjønnsorgan, kvinnelige kjønnsorgan, kødd, kåt, lesbe, ludder, mannlig kjønnsorgan,
      masturbasjon, masturbere, merr, mongo, mongoloid, mulatt, neger, negerinne, nigger, nuppe, onanere, pakkis, pappskalle, patte,
      patter, penis, pervers, perverting, pervo, pikk, piss, pisse, pissprat, promp, prompe, prostituert, pule, pupp, purke, rass,
      rasshøl, runk, runke, ræv, rævhull, rævpuler, rævslikker, samleie, satan, satans, seksuell forening, sengekos, skitstøvel, skjøge,
      skjøgehus, soper, spasser, svarting, svin, svineri, tater, tatertøs, tispe, tjukkas, tosk, traktorlesbe, tulling, tøs, tøyte,
      vagina, vanskapning, vulva, åndssvak, åndssvakhet
    `,
    `
      arab, araber, biseksuell, døvstum, funksjonshemmet, handicappet, handikappet, hebreer, homofil, homoseksuell, israelitt, jøde,
      jødisk, lesbisk, muhammedaner, muslim, muslimsk, romani, same, sigøyner, sinnslidende, sinnssyk, transseksuell, ufør, vanfør
    `,
  ),
  pl: row(
    `
      bęcwał, bękart, bladź, brudas, bydlak, bydlę, cham, chamidło, chamski, chuj, chujowy, ciapaty, ciota, cipa, cipka, ciul, cwel, cyc,
      cycata, cyce, cycek, cycki, czarnuch, członek męski, ćwok, debil, debilny, dewiant, do dupy, dupa, dupa wołowa, dupczyć, dupek,
      dupsko, dureń, dziwa, dziwka, fallus, fiut, głupek, głupiec, głupol, głuptas, gówn*, gudłaj, huj, idiota, idiotyczny, imbecyl,
      inwersja seksualna, ipsacja, italianiec, iwan, jawnogrzesznica, jeba*, jełop, kacap, kobieta upadła, kopulować, kretyn, kretyński,
      kulawiec, kundel, kurewka, kurw*, kutas, kuternoga, ladaco, ladacznica, lafirynda, lesba, makaroniarz, masturbacja,
      masturbować się, matoł, matołek, męska dziwka, mongoł, murzyn, Murzynka, niedorozwinięty, niedorozwój, nienormalny, nierządnica,
      onanizm, onanizować się, pacan, palant, panienka lekkich obyczajów, pedał, pederasta, pederastia, pedzio, penis, pepiczek, pepik,
      pieprzony, pieprzyć, pierd, pierdol*, pierdzieć, pizda, pojeb*, pomyleniec, półgłówek, prącie, prostytutka, przygłup, przygłupek,
      psychol, ruchać, rusek, ruski, rzyć, rżnąć, samogwałt, sikać, skurwiel, skurwysyn, spółkować, spółkowanie, sraczka, srać,
      stosunek płciowy, suka, szajbus, szczać, szczyny, szmata, szwab, szwabski, świnia, świr, świrnięty, tępak, tłuk, tuman, ujebać,
      wagina, walenie konia, wariat, wkurw*, włazić do dupy, wsiok, wszetecznica, wyjebać, wypierdalać, wywłoka, zajeb*, zboczek,
      zboczenie, zboczenie płciowe, zboczenie seksualne, zboczeniec, zboczony, zdzira, żółtek, żydek, żydłak
    `,
    `
      afroamerykanin, afroamerykanka, Arab, biseksualista, chory psychicznie, chory umysłowo, Cygan, Cyganka, cygański, czarnoskóry, gej,
      głuchoniemy, Hebrajczyk, homoseksualista, homoseksualistka, homoseksualizm, homoseksualność, homoseksualny, inwalida, izraelita,
      kaleka, kaleki, kobieta homoseksualna, lesbijka, mahometanin, Mulat, muzułmanin, muzułmański, niepełnosprawny,
      orientacja homoseksualna, osoba homoseksualna, psychicznie chory, Rom, romski, starozakonny, transseksualista, umysłowo chory,
      upośledzony, wyznawca islamu, Żyd, żydowski, Żydówka
    `,
  ),
  pt: row(
    `
      abre-cu, aleijado, aleijão, atrasado mental, babaca, bagaxa, bastardo, bicha, bichona, boiola, brochista, bruaca, buceta, bufa,
      cabrão, cabrona, cadela, cadelona, cagaço, cagada, caganeira, cagão, cagar, cagarola, cagote, caguinchas, caralh*, chifrudo,
      chinoca, ciganagem, ciganar, ciganear, ciganice, coito, colhão, colhões, cona, cornudo, cretinice, cretino, crica, crioulo, croia,
      cu, culatrão, débil mental, deficiente mental, degenerado, depravado, enrabar, escarumba, estúpido, falo, felação, filho da puta,
      foda, foder, fodido, fornicação, fornicar, fufa, galdéria, idiota, idiotice, imbecil, imbecilidade, inversão sexual, judiar,
      lambe-cus, larilas, mamada, mamadura, marafona, maricão, maricas, mariconço, masturbação, masturbar, merd*, meretriz, messalina,
      mijado, mijar, mijo, mijoca, mongol, mongólico, mongoloide, monhé, mulato, mulher-da-vida, olho do cu, onanismo, onanizar, panasca,
      paneleiro, parva, parvajola, parvalhão, parvo, pécora, pederasta, peidar, peido, pénis, pênis, pervertido, piça, pichota, pirilau,
      piroca, porcalhão, prostituta, prostituto, punheta, punheteiro, puta, putaria, rameira, retardado, sapatão, sodomita, sodomizar,
      tarado, teta, tetas, vadia, vagabunda, vagina, veado, viado, vulva, xoxota
    `,
    `
      alienado mental, árabe, bissexual, cigana, cigano, deficiente físico, doente mental, gay, guei, hebraico, hebreu, homossexual,
      homossexualidade, incapacitado físico, inválido de guerra, islâmico, israelita, judaico, judeu, judia, lesbiana, lésbica, lésbico,
      maometano, mouro, muçulmana, muçulmano, surdo-mudo, transexual
    `,
  ),
  ro: row(
    `
      a băși, a căca, a copula, a fute, a pișa, a se căca, a se masturba, a se pișa, arăpoi, bastard, băși, bășină, bășinos, boanghină,
      boarfă, bou, bozgor, bozgoroaică, bulangiu, busurman, buzerant, caca, cacă, căca, căcat, căcăcios, căcăniu, cioară, cioroi, ciung,
      coaie, cocoșat, cocotă, coi, coit, copulație, cotonog, cretin, cretinism, cur, curist, curvar, curvă, curvăsări, curvie, debil,
      debil mintal, degenerat, depravat, descreierat, desfrânat, dobitoc, falus, fătălău, femeie de strada, femeie de stradă,
      femeiepublică, fleoarță, fut, futai, fute, futut, găoază, handicapat mintal, homalău, idioată, idiot, idioțenie, idioție, imbecil,
      imbecilitate, infirm, inversiune sexuală, javră, jidan, jidancă, jidov, jidovesc, jigodie, labagiu, landră, lepădătură, masturba,
      masturbare, masturbație, mongoloid, muie, muist, muscal, nătăfleț, nătărău, nătâng, neghiob, negrotei, nerod, oligofren, olog,
      ologi, onanie, onanism, ovrei, paceaură, panaramă, pârțâit, pederast, pederastie, penis, pervertit, pișa, pișat, pișcios, pizd*,
      poponar, prostituată, pulă, puradel, puță, retardat, schilav, schilod, scrântit, scroafă, smintit, sodomit, șchiop, șontorog, tâmp,
      tâmpie, tâmpit, târâtură, târfă, tîmpit, tîrfă, tont, tontălău, țâță, țâțe, țicnit, țigănie, țigănime, țîță, vagin, vulvă
    `,
    `
      arab, bisexual, evreică, evreiesc, evreu, gay, handicapat, homosexual, homosexuală, homosexualitate, invalid, israelit, iudaic,
      iudeu, lesbiană, mahomedan, mulatru, musulman, musulmană, negresă, persoană cu handicap, rom, romani, romă, surdomut, transsexual,
      turc, țigan, țigancă, țigănesc
    `,
  ),
  sk: row(
    `
      bastard, blb, blbec, blbnúť, blbosť, blbý, buzerant, buzík, buzna, cecky, cecok, cundra, cvok, čmud, čobol, čurák, debil, debilný,
      demen, dementi, do riti, dojebať, falos, falus, fľandra, hajzel, hlupáčik, hlupák, hňup, hovado, hovn*, chmuľo, chromák, idiot,
      idiotský, imbecil, jebať, jebnutý, kalika, kokot, kokotina, kopulovať, kretén, kreténsky, kripel, kurv*, lesba, magor, masturbácia,
      masturbovať, mongoloid, mrcina, mrdať, mrcha, mrzák, nasraný, nasrať, neger, negor, neviestka, obcovať, onánia, onanovanie,
      onanovať, ožrala, ožran, ožrať sa, pako, panchart, parchant, pederast, penis, perverzný, perverzný človek, piča, pičovina, pičus,
      pobehlica, pohlavný styk, pohlavný úd, posrať, posratý, prasa, prd, prdel, prdieť, prdnúť, prostitútka, riť, riťolezec, rusák,
      sebaukájanie, sexovať, skopčák, skurvený, skurvysyn, slabomyseľný človek, somár, sprosták, sračka, sranie, srať, suka, súlož,
      súložiť, sviňa, šľapka, šťanie, šťanky, šťať, štetka, šukať, teploš, trkvas, trtkať, truľo, ťulpas, tupec, úchyl, úchylák, úchylný,
      vagína, vôl, vulva, vyjebať, vysrať sa, zasran, zasraný, zmrd, zvrátenec, zvrhlík, zvrhlý, židák, žiďák, židisko
    `,
    `
      Arab, bisexuál, Cigán, Cigánka, cigánsky, černoch, černoška, duševne chorý, gay, gej, handicapovaný, hendikepovaný, hluchonemý,
      homosexuál, homosexuálka, homosexuálny, invalid, invalidný, izraelita, lesbický, lesbička, mentálne postihnutý, mohamedán, moslim,
      moslimka, mulat, postihnutý, Róm, Rómka, rómsky, telesne postihnutý, transsexuál, Žid, Židovka, židovský
    `,
  ),
  sv: row(
    `
      arsel, arsle, arslet, asgarva, asmörk, bajs*, bastard, blatte, boobs, brakskit, brunöga, byfåne, bög, coitus, cp, cp-skadad, debil,
      djursex, djävel, djävligt, dumbom, dumburk, dumhuve, dumhuvud, dumjävel, dummer, dumskalle, dåre, dårfink, efterbliven,
      efterblivna, fanskap, fikus, fis, fisa, fisar, fisen, fitta, fittan, fjolla, fjollig, fjärt, fjärta, flata, flyktingkula, fnask,
      fåntratt, fårskalle, galning, glädjeflicka, guling, gulingar, ha samlag, ha sex, helvet*, hora, horbarn, horbock, horor, horunge,
      hottentott, idiot, idioter, idiotisk, idiotiskt, idka samlag, imbecill, IQ-befriad, jucka, judejävel, jäkel, jävel, jävl*,
      kissemurra, knasboll, knassil, knull, knulla, knullad, knäppgök, korkskalle, kretin, krympling, kuk, kvinnans kön,
      kvinnligt könsorgan, kåt, kärleksmussla, kärring, könsumgänge, lappjävel, larvpotta, lebb, lebba, ligga med någon, luder, lökar,
      masturbation, masturbera, missfoster, mongo, mongolid, mulatt, neger, negerboll, negerbollar, negrer, negress, nigger, onanera,
      oäkting, pattar, penis, pervers, perversa, perversion, perverst, pervo, pippa, piss, pissa, pitt, prutt, prutta, pruttar, prutten,
      puckad, puckat, rumpkörd, runka, runkare, röv, rövflod, rövhål, rövknullad, rövprutt, rövslicka, rövslickande, samlag, satan,
      satans, satmara, sinnesslö, sket, skit*, sköka, slampa, slampig, slyna, slöröv, snopp, snoppa, sodomi, subba, svartskalle, svin,
      svinaktig, svinbra, svinpäls, tattare, tokfrans, tokskalle, tokskratta, tokstolle, tuttar, tutte, vagina, vulva, äckel, äckelpotta,
      är fjärtar, ärthjärna
    `,
    `
      arab, bisexuell, dövstum, funktionshindrad, gay, handikappad, hebré, homofil, homosexualitet, homosexuell, invalid, israelit, jude,
      judinna, judisk, lesbisk, mentalsjuk, muhammedan, muslim, muslimsk, romer, romsk, rörelsehindrad, same, sinnessjuk, transsexuell,
      turk, utvecklingsstörd, vanför, zigenare, zigensk
    `,
  ),
  tr: row(
    `
      abaza, ablacı, ahmak, ahmakça, ahmaklık, amcık, amına, andavallık, angutluk, aptal, aptallık, aşüfte, bezirgan, bezirgân, bok,
      bok yemek, boklamak, boktan, budala, budalalık, cima, cinsel ilişki, cinsel ilişkide bulunmak, çıfıt, çıfıtlık, çingenelik, çük,
      dangalak, daşak, debil, deyyus, dümbük, dümbüklük, dürzü, düzüşmek, embesil, erkeklik organı, eşeklik, fahişe, fahişelik, fallus,
      fellah, ferç, gavat, gavur, gâvur, gavurluk, gâvurluk, geri zekalı, geri zekâlı, gerizekalı, gerzek, godoş, godoşluk, göt, götlek,
      götoş, götten bacaklı, götün götün, götveren, haramzade, hayat kadını, hayat kadınlığı, hergele, hırboluk, hıyar, hıyarağası, ibne,
      ibnelik, ibnelik etmek, idiyot, ineklik, istimna, işemek, it, it oğlu it, kafir, kâfir, kahpe, kahpecik, kahpelik, kahpenin dölü,
      kaltaban, kaltak, kancık, kavat, kavatlık, kerhane, kerhaneci, kevaşe, kızılbaş, kokot, köpekoğlu, köpoğlu, kötü kadın, kuku,
      kulampara, kulamparalık, lezbo, livata, luti, lutilik, mankafalık, mastürbasyon, merdikıpti, mongol, moron, moskof, Moskof gavuru,
      Moskof gâvuru, namussuz, nonoş, oğlancı, oğlancılık, onanizm, orospu*, orostopol, osurmak, osuruk, ödü bokuna karışmak, öküzlük,
      paçoz, penis, pezevenk, pezevenklik, piç, piçlik, pipi, puşt, puştluk, salak, salaklık, sapık, sapıklık, sevici, sıçırmak, sıçış,
      sıçmak, sik, sikik, sikiş, sikişmek, siklememek, sikmek, siktir*, sokak kadını, sokak kızı, spastik, sürtük, şerefsiz, şırfıntı,
      taşak, taşşak, teres, vajina, veledizina, vulva, yarak, yarrak, yobaz, yosma, zeker, zenci, zındık
    `,
    `
      akıl hastası, Alevi, Arap, bedensel engelli, biseksüel, Çingen, Çingene, dilsiz, engelli, Ermeni, eş cinsel, eşcinsel, eşcinsellik,
      gayrimüslim, gey, Hıristiyan, homoseksüel, Hristiyan, İbrani, İsrailoğlu, kıpti, konuşma engelli, Kürt, lezbiyen, malul, manialı,
      Musevi, Müslüman, özürlü, sağır dilsiz, sakat, siyahi, transseksüel, Yahudi, zihinsel engelli
    `,
  ),
}

type Listed = { readonly crude: (word: string) => boolean; readonly groups: (word: string) => boolean }

const listed = new Map<string, Listed>()

/** The finders of a language, made when it is first asked for. */
function listedOf(language: string): Listed {
  const known = listed.get(language)
  if (known) return known
  const { crude, groups } = rows[language] ?? row('', '')
  const made = { crude: finderOf(crude, language), groups: finderOf(groups, language) }
  listed.set(language, made)
  return made
}

/** Tells the words of a row, in any case of letters. */
function finderOf(row: string, language: string): (word: string) => boolean {
  const words = row.split(',').map((word) => foldWord(word.trim(), language))
  const whole = new Set(words.filter((word) => !word.endsWith('*')))
  const stems = words.filter((word) => word.endsWith('*')).map((word) => word.slice(0, -1))
  return (word) => {
    const folded = foldWord(word, language)
    return whole.has(folded) || folded.split(/[ -]/u).some((part) => stems.some((stem) => part.startsWith(stem)))
  }
}

/** Whether a word is vulgar, sexual, a slur or an insult. */
export const isCrude = (word: string, language: string): boolean => listedOf(language).crude(word)

/** Whether a word names a group of people, by origin, belief, orientation or disability. */
export const isOfGroup = (word: string, language: string): boolean => listedOf(language).groups(word)

/**
 * Entries of an open thesaurus as they may be shown to somebody who asks for a word. These thesauri were gathered by many hands, and
 * list crude words and names of people beside plain ones: Spanish "valor" has "cojones", Italian "diverso" has "omosessuale". A student
 * who looks for another way to say a plain word must not be handed them. Who asks for a crude word itself gets its entry with the crude
 * words in it. Words for groups of people stand only among themselves, both ways: Portuguese "judeu" has "avarento", a miser.
 */
export function withoutCrude(entries: readonly Entry[], asked: string, language: string): readonly Entry[] {
  const isCrudeAsked = isCrude(asked, language)
  const isGroupAsked = isOfGroup(asked, language)
  const isShown = (word: string): boolean => isOfGroup(word, language) === isGroupAsked && (isCrudeAsked || !isCrude(word, language))
  return entries.flatMap((entry) => {
    const senses = entry.senses.flatMap((sense) => {
      const shown = { ...sense, synonyms: sense.synonyms.filter(({ word }) => isShown(word)), opposites: sense.opposites.filter(isShown) }
      const isLeft = shown.synonyms.length + shown.opposites.length > 0
      return isLeft && (isGroupAsked || !isHalfHidden(sense, shown)) ? [shown] : []
    })
    return senses.length === 0 && entry.senses.length > 0 ? [] : [{ ...entry, senses }]
  })
}

/** A meaning that is half made of such words has no other: English "know" between "get laid" and "have sex". It goes as a whole. */
function isHalfHidden(sense: Sense, shown: Sense): boolean {
  const hidden = sense.synonyms.length - shown.synonyms.length
  return hidden > 0 && hidden * 2 >= sense.synonyms.length
}
