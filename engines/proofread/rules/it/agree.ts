import { defineLints } from '../../row.ts'

// Articles, nouns and adjectives that agree. Sorted by key.
export default defineLints('agree', [
  {
    key: 'alcune-masculine',
    class: 'agreement',
    pattern:
      '[ alcune|molte|tante|poche|troppe|parecchie|queste|quelle|quante|diverse|numerose|certe|mie|tue|sue|nostre|vostre ] @masculineplural&!@feminineplural&!giovani|capitali|cantanti|parenti|finali|nipoti|ospiti|mobili|utenti|presenti|locali|braccia|centri|termini|mani|fini|confini',
    to: ['$1/quelle$/quei/', '$1/mie$/miei/', '$1/([ts])ue$/uoi/', '$1/che$/chi/', '$1/cchie$/cchi/', '$1/e$/i/'],
    wrong: ['Ho letto molte libri.', 'Ho letto molti libri.'],
    right: 'Ho letto molti libri e molte riviste.',
  },
  {
    key: 'alcuni-feminine',
    class: 'agreement',
    pattern:
      '[ alcuni|molti|tanti|pochi|troppi|parecchi|questi|quei|quanti|diversi|numerosi|certi|nostri|vostri ] @feminineplural&!@masculineplural&!fini|insegnanti|fronti|moto|pesche|basi|parti|vittime',
    to: ['$1/quei$/quelle/', '$1/chi$/che/', '$1/cchi$/cchie/', '$1/i$/e/'],
    wrong: ['Ho visto molti ragazze.', 'Ho visto molte ragazze.'],
    right: 'Ho visto molti poeti e molte ragazze.',
  },
  {
    key: 'della-masculine',
    class: 'determiner-noun',
    pattern:
      '[ della|alla|nella|dalla|sulla ] @masculine&!capitale|cantante|giovane|finale|nipote|parente|utente|presente|giornalista|regista|ospite|locale|fine|fronte|mezzo|secondo|caro|capo|bello|caldo|vicino|presidente|giudice|termine|segreto|passato|mattino&!/^(?:[aeiou]|s[^aeiou]|z|ps|gn)/&!%capital',
    to: ['$1/lla$/l/'],
    wrong: ['Vado alla mercato.', 'Vado al mercato.'],
    right: 'Vado alla finale.',
  },
  {
    key: 'della-s',
    class: 'determiner-noun',
    pattern:
      '[ della|alla|nella|dalla|sulla ] /^(?:stadio|studio|spettacolo|specchio|sport|zio|zaino|zucchero|studente|strumento|sviluppo|scopo|schermo|spazio|spirito|stipendio|stato)$/&!%capital',
    to: ['$1/lla$/llo/'],
    wrong: ['Vado alla stadio.', 'Vado allo stadio.'],
    right: 'Vado alla stazione.',
  },
  {
    key: 'delle-masculine',
    class: 'determiner-noun',
    pattern:
      '[ delle|alle|nelle|dalle|sulle ] @masculineplural&!@feminineplural&!giovani|capitali|cantanti|parenti|finali|nipoti|ospiti|utenti|presenti|locali|mani|fini|tre|sei|centri|termini&!/^(?:[aeiou]|s[^aeiou]|z|ps|gn)/&!%capital',
    to: ['$1/elle$/ei/', '$1/alle$/ai/', '$1/ulle$/ui/'],
    wrong: ['Parlo delle libri.', 'Parlo dei libri.'],
    right: 'Parlo delle cantanti e dei libri.',
  },
  {
    key: 'due-anno',
    class: 'noun-number',
    pattern:
      'due|tre|quattro|cinque|sette|otto|nove|dieci|venti|trenta|quaranta|cinquanta|cento|mille|molti|tanti|pochi|alcuni|gli||/^(?:[2-9]|[1-9]\\d+)$/ [ anno|giorno|minuto|secondo|chilometro|metro|dollaro|uomo|ragazzo|studente|bambino|libro|amico ]',
    to: ['$2/uomo/uomini/', '$2/co$/ci/', '$2/[oe]$/i/'],
    wrong: ['Ho vissuto qui tre anno.', 'Ho vissuto qui tre anni.'],
    right: 'Ho vissuto qui un anno e tre mesi.',
  },
  {
    key: 'due-ora',
    class: 'noun-number',
    pattern:
      'due|tre|quattro|cinque|sei|sette|otto|nove|dieci|venti|trenta|quaranta|cinquanta|cento|mille|molte|tante|poche|alcune||/^(?:[2-9]|[1-9]\\d+)$/ [ ora|settimana|persona|pagina|volta|domanda|ragazza|donna|lezione|bambina|macchina ]',
    to: ['$2/e$/i/', '$2/a$/e/'],
    wrong: ['Ho studiato due ora.', 'Ho studiato due ore.'],
    right: 'Ho studiato due ore in una settimana.',
  },
  {
    key: 'e-molta',
    class: 'adjective-adverb',
    pattern:
      'è|era|sono|sembra|sei|erano|siamo|diventa [ molta|molti|molte|troppa|troppi|tanta ] @adjective||@adjectivefeminine||@adjectiveplurals||interessante|importante|grande|felice|difficile|facile|gentile|intelligente|triste|felici|interessanti|importanti >!/[oaei]$/',
    to: ['$2/[aei]$/o/'],
    wrong: ['La casa è molta bella.', 'La casa è molto bella.'],
    right: 'Sono molte belle cose.',
  },
  {
    key: 'feminine-e-o',
    class: 'agreement',
    pattern:
      "<^||che|ma|,|se|perché|quando la|questa|quella|mia|tua|sua|nostra|vostra|l'|una mia|tua|sua|nostra|vostra|loro? @feminine&!fine|insegnante|giovane|fronte è|era|sarà|sembra|diventa|fu|resta molto|troppo|così|più|sempre|davvero|abbastanza|anche|già|stata|poco|tanto? [ @adjective||@adjectiveplurals||@adjectivefeminineplurals&!vero|solo|quanto|piano ]",
    to: ['$7/chi$|che$/ca/', '$7/[oei]$/a/'],
    wrong: ['La casa è molto bello.', 'La casa è molto bella.'],
    right: 'La casa è molto bella. È vero.',
  },
  {
    key: 'feminine-o',
    class: 'agreement',
    pattern:
      "la|una|questa|quella|mia|tua|sua|nostra|vostra|della|alla|nella|dalla|l'|un' @feminine&/[ae]$|tà$/&!fine|insegnante|giovane|causa|fronte|parte|ora|volta|mattina|sera|notte|era [ @adjective&!molto|primo|prossimo|vero|certo|continuo|mezzo|piano|noto|vario|contrario|quanto|presente|ultimo|stretto|calmo|scherzo|privo|pubblico|italiano|inglese|sicuro|preciso|giusto|chiaro|veloce|vicino|lontano|muto|freddo|critico|perso|ordinato|esatto|fisso|fermo|pratico ]",
    to: ['$3/o$/a/'],
    wrong: ['È una casa bello.', 'È una casa bella.'],
    right: 'È una casa bella.',
  },
  {
    key: 'feminine-plural',
    class: 'agreement',
    pattern:
      'le|delle|alle|nelle|dalle|queste|quelle|alcune|molte|mie|tue|sue|nostre|vostre @feminineplural&!@masculineplural&!@verbal [ @adjective||@adjectivefeminine||@adjectiveplurals&!solo|spesso|poco|primo|certo|vero|prima|chiaro|veloce|piano|noto|politica|critica|ultimo|fermo|sicuro|giusto|pratica|continuo|quanti|tutti ]',
    to: ['$3/hi$/he/', '$3/c([oa])$/che/', '$3/g([oa])$/ghe/', '$3/[oai]$/e/', '$3/[oai]$/he/'],
    wrong: ['Sono delle case nuovi.', 'Sono delle case nuove.'],
    right: 'Sono delle case nuove.',
  },
  {
    key: 'feminines-sono',
    class: 'agreement',
    pattern:
      '<^||che|ma|,|se|perché|quando le|queste|quelle|mie|tue|sue|nostre|vostre|alcune|molte mie|tue|sue|nostre|vostre|altre? @feminineplural&!@masculineplural sono|erano|saranno|sembrano|diventano molto|troppo|così|più|sempre|davvero|abbastanza|anche|già|state|poco|tanto? [ @adjective||@adjectivefeminine||@adjectiveplurals&!vero|solo|quanto|tutti|prima ]',
    to: ['$7/c[oai]$|chi$/che/', '$7/g[oa]$|ghi$/ghe/', '$7/[oai]$/e/'],
    wrong: ['Le case sono molto belli.', 'Le case sono molto belle.'],
    right: 'Le case sono molto belle.',
  },
  {
    key: 'i-feminine',
    class: 'determiner-noun',
    pattern:
      '[ i|dei|ai|nei|dai|sui|degli|agli|negli|dagli|sugli ] @feminineplural&!@masculineplural&!fini|insegnanti|fronti|pesche|basi|parti|vittime|rose&!%capital',
    to: ['$1/^i$/le/', '$1/ei$/elle/', '$1/ai$/alle/', '$1/ui$/ulle/', '$1/gli$/lle/'],
    wrong: ['Ho visto i ragazze.', 'Ho visto le ragazze.'],
    right: 'Ho visto i poeti e le ragazze.',
  },
  {
    key: 'i-singular',
    class: 'noun-number',
    pattern:
      'i|dei|ai|nei|dai|sui|questi|quei|molti|tanti|pochi|troppi|alcuni|parecchi|miei|tuoi|suoi|nostri|vostri|due|tre|quattro|cinque|sette|otto|nove|dieci|venti|trenta|cento [ /^(?:amico|nemico|medico|meccanico|greco|porco)$/||@masculine&/[^cg]o$/&!euro|video|metro|uomo|mezzo|modo|caso|punto|passato|anno|dollaro|fatto|secondo|@verbal ]',
    to: ['$2/io$/i/', '$2/co$/ci/', '$2/o$/i/'],
    wrong: ['Ho letto molti libro.', 'Ho letto molti libri.'],
    right: 'Sei stato molto gentile con me.',
  },
  {
    key: 'il-feminine',
    class: 'determiner-noun',
    pattern:
      '[ il|del|al|nel|dal|sul ] @feminine&!fine|insegnante|pesca|rosa|fronte|via|media|moto|politica|tecnica|critica|pratica|guida|vite|capitale|matematica|posta|meta|sveglia|base&!/^[aeiou]/&!%capital',
    to: ['$1/^il$/la/', '$1/l$/lla/'],
    wrong: ['Apro il finestra. Vado al scuola.', 'Apro la finestra. Vado alla scuola.'],
    right: 'Guardo il cinema dal fronte e il fine.',
  },
  {
    key: 'la-masculine',
    class: 'determiner-noun',
    pattern:
      '<!io|tu|non|lui|lei|che|chi|me|te|ce|ve|se|noi|voi|loro|si|gli [ la ] @masculine&!@verbal&!capitale|cantante|giovane|finale|nipote|parente|utente|presente|giornalista|regista|ospite|locale|fine|fronte|mezzo|secondo|caro|capo|bello|caldo|vicino|bene|bacio|mattino|dico|signore|termine|giudice|presidente|segreto|passato&!/^(?:[aeiou]|s[^aeiou]|z)/&!%capital',
    to: ['il'],
    wrong: ['Bevo la vino.', 'Bevo il vino.'],
    right: 'La vedo e la cantante ride.',
  },
  {
    key: 'le-singular',
    class: 'noun-number',
    pattern:
      'delle|alle|nelle|dalle|sulle|queste|quelle|molte|tante|poche|troppe|alcune|parecchie|mie|tue|sue|nostre|vostre|due|tre|quattro|cinque|sette|otto|nove|dieci|venti|trenta|cento [ @feminine&/a$/&!@verbal&!una|era|prima|ora|media|metà ]',
    to: ['$2/([cg])a$/$1he/', '$2/ca$/che/', '$2/ga$/ghe/', '$2/a$/e/'],
    wrong: ['Ho visto alcune ragazza.', 'Ho visto alcune ragazze.'],
    right: 'Ho visto alcune ragazze alle tre e mezza.',
  },
  {
    key: 'le-singular-start',
    class: 'noun-number',
    pattern: '<^||con|per|tutte|tra|fra|e|sono|ho|vedo|amo|anche le [ @feminine&/a$/&!@verbal ]',
    to: ['$3/cia$/ce/', '$3/ca$/che/', '$3/ga$/ghe/', '$3/a$/e/'],
    wrong: ['Amo le arancia.', 'Amo le arance.'],
    right: 'Amo le rose.',
  },
  {
    key: 'masculine-a',
    class: 'agreement',
    pattern:
      'il|un|questo|quel|mio|tuo|suo|nostro|vostro|del|al|nel|dal|sul|lo|uno @masculine&!finale|giovane|capitale|cantante|comune [ @adjectivefeminine&!politica|critica|prima|pratica|tecnica|fisica|matematica|storica|domestica|calma|musica|amara|medica|segreta|prossima|ultima|dura|ferma|pura|secca|chiara|elettronica|mezza|sola|stanca|privata|illustra|comica ]',
    to: ['$3/a$/o/'],
    wrong: ['È un libro noiosa.', 'È un libro noioso.'],
    right: 'È un libro noioso.',
  },
  {
    key: 'masculine-e-a',
    class: 'agreement',
    pattern:
      '<^||che|ma|,|se|perché|quando il|questo|quel|mio|tuo|suo|nostro|vostro|un mio|tuo|suo|nostro|vostro|loro? @masculine&!finale|giovane|capitale|cantante|comune|parere è|era|sarà|sembra|diventa|fu|resta molto|troppo|così|più|sempre|davvero|abbastanza|anche|già|stato|poco|tanto? [ @adjectivefeminine||@adjectiveplurals||@adjectivefeminineplurals&!vera|sola|prima|politica|tecnica|pratica|critica ]',
    to: ['$7/chi$|che$/co/', '$7/[aei]$/o/'],
    wrong: ['Il libro è molto noiosa.', 'Il libro è molto noioso.'],
    right: 'Il libro è molto noioso.',
  },
  {
    key: 'masculine-plural',
    class: 'agreement',
    pattern:
      'i|gli|dei|degli|questi|quei|quegli|alcuni|molti|miei|tuoi|suoi|nostri|vostri @masculineplural&!@feminineplural [ @adjective||@adjectivefeminine||@adjectivefeminineplurals&!solo|spesso|poco|primo|certo|vero|prima|politica|critica|chiaro|veloce|piano|noto|interno|ultimo|contrario|continuo|pratico|pubblico|fermo|fisso|sicuro|giusto|preciso|duro|presso ]',
    to: ['$3/tico$/tici/', '$3/pico$/pici/', '$3/he$/hi/', '$3/io$/i/', '$3/[oae]$/i/', '$3/[oae]$/hi/'],
    wrong: ['Sono dei libri nuovo.', 'Sono dei libri nuovi.'],
    right: 'Sono dei libri nuovi.',
  },
  {
    key: 'masculines-sono',
    class: 'agreement',
    pattern:
      '<^||che|ma|,|se|perché|quando i|gli|questi|quei|miei|tuoi|suoi|nostri|vostri|alcuni|molti miei|tuoi|suoi|nostri|vostri|altri? @masculineplural&!@feminineplural sono|erano|saranno|sembrano|diventano molto|troppo|così|più|sempre|davvero|abbastanza|anche|già|stati|poco|tanto? [ @adjective||@adjectivefeminine||@adjectivefeminineplurals&!vero|solo|quanto|prima ]',
    to: ['$7/tico$/tici/', '$7/pico$/pici/', '$7/he$/hi/', '$7/io$/i/', '$7/[oae]$/i/', '$7/[oae]$/hi/'],
    wrong: ['I libri sono molto noioso.', 'I libri sono molto noiosi.'],
    right: 'I libri sono molto noiosi.',
  },
  {
    key: 'molti-gente',
    class: 'agreement',
    pattern: '[ molti|molte|tanti|tante|poche|pochi|tutti ] gente',
    to: ['molta', 'tanta', 'poca', 'tutta'],
    wrong: ["C'è molte gente.", "C'è molta gente."],
    right: "C'è molta gente.",
  },
  {
    key: 'molto-feminine',
    class: 'agreement',
    pattern: '[ molto|tanto|troppo ] @feminine&!/tà$/&!vicina|ora|media|base|era|pratica|critica|parte|vista',
    to: ['$1/o$/a/'],
    wrong: ["C'è molto gente.", "C'è molta gente."],
    right: 'La casa è molto vicina.',
  },
  {
    key: 'molto-feminineplural',
    class: 'agreement',
    pattern: '[ molto|tanto|poco|troppo ] @feminineplural&!@masculineplural&!vicine|pesche|belle||persone|cose|volte|ore',
    to: ['$1/co$/che/', '$1/o$/e/'],
    wrong: ['Ci sono molto persone.', 'Ci sono molte persone.'],
    right: 'Sono molto vicine.',
  },
  {
    key: 'molto-plural',
    class: 'agreement',
    pattern:
      '[ molto|tanto|poco|troppo ] @masculineplural&!@feminineplural&!orsi|presenti|giovani|interni|utenti|beni|mali|vicini|belli|dolci|cari|lavori|aspetti|impegni|pieni|segreti|pazienti|passi|parenti',
    to: ['$1/co$/chi/', '$1/o$/i/'],
    wrong: ['Ho molto amici.', 'Ho molti amici.'],
    right: 'Sono molto vicini e molto belli.',
  },
  {
    key: 'ogni-plural',
    class: 'noun-number',
    pattern: 'ogni [ giorni|anni|mesi|settimane|volte|persone|studenti|ragazzi|mattine|sere ]',
    to: ['$2/esi$/ese/', '$2/enti$/ente/', '$2/e$/a/', '$2/i$/o/'],
    wrong: ['Corro ogni giorni.', 'Corro ogni giorno.'],
    right: 'Corro ogni giorno.',
  },
  {
    key: 'participle-feminine',
    class: 'agreement',
    pattern:
      "<^||che|ma|,|se|perché|quando la|questa|quella|mia|tua|sua|nostra|vostra|l' mia|tua|sua|nostra|vostra|loro? @feminine&!fine|insegnante|giovane|fronte è|era|sarà|fu|viene stato|stata|già|sempre|mai|appena|anche? [ /(?:[au]t|[^a]it|tt|st|s)o$/&%known:/o$/a/&!tutto|quanto|spesso|presto|posto|stesso|adesso|molto|tanto|altro|sotto|soprattutto|@adjective ]",
    to: ['$7/o$/a/'],
    wrong: ['La porta è chiuso.', 'La porta è chiusa.'],
    right: 'La porta è chiusa.',
  },
  {
    key: 'participle-feminines',
    class: 'agreement',
    pattern:
      '<^||che|ma|,|se|perché|quando le|queste|quelle|mie|tue|sue|nostre|vostre|alcune|molte mie|tue|sue|nostre|vostre|altre? @feminineplural&!@masculineplural sono|erano|saranno|furono|vengono state|stati|stato|già|sempre|mai|appena|anche? [ /(?:[au]t|it|tt|st|s)[oia]$/&%known:/[oia]$/e/&!tutti|quanto|spesso|presto|posto|stessi|adesso|molto|tanto|quasi|così|stati|stato|altro ]',
    to: ['$7/[oia]$/e/'],
    wrong: ['Le porte sono chiusi.', 'Le porte sono chiuse.'],
    right: 'Le porte sono chiuse.',
  },
  {
    key: 'participle-masculine',
    class: 'agreement',
    pattern:
      '<^||che|ma|,|se|perché|quando il|questo|quel|mio|tuo|suo|nostro|vostro|lo mio|tuo|suo|nostro|vostro|loro? @masculine&!finale|giovane|capitale|cantante|comune è|era|sarà|fu|viene stato|stata|già|sempre|mai|appena|anche? [ /(?:[au]t|it|tt|st)a$/&%known:/a$/o/&!tutta|questa|vita|rivista|vista|festa|porta|posta ]',
    to: ['$7/a$/o/'],
    wrong: ['Il treno è partita.', 'Il treno è partito.'],
    right: 'Il treno è partito.',
  },
  {
    key: 'participle-masculines',
    class: 'agreement',
    pattern:
      '<^||che|ma|,|se|perché|quando i|gli|questi|quei|miei|tuoi|suoi|nostri|vostri|alcuni|molti miei|tuoi|suoi|nostri|vostri|altri? @masculineplural&!@feminineplural sono|erano|saranno|furono|vengono stati|stato|già|sempre|mai|appena|anche? [ /(?:[au]t|it|tt|st|s)[oae]$/&%known:/[oae]$/i/&!tutte|quanto|spesso|presto|posto|stesse|adesso|molto|tanto|stato|cose|altro|rose|case ]',
    to: ['$7/[oae]$/i/'],
    wrong: ['I negozi sono chiuso.', 'I negozi sono chiusi.'],
    right: 'I negozi sono chiusi.',
  },
  {
    key: 'plural-e',
    class: 'agreement',
    pattern:
      'i|gli|dei|degli|le|delle|questi|queste|quei|quelle|molti|molte|alcuni|alcune|miei|mie @masculineplural||@feminineplural [ interessante|importante|grande|felice|difficile|facile|gentile|intelligente|triste|giovane|forte|dolce|verde|inglese|francese|giapponese|cinese|veloce|utile|inutile|differente|divertente|elegante|internazionale|nazionale|sociale|speciale|naturale|normale|possibile|impossibile|recente|sufficiente|simile|tale|umile|vivace|fondamentale|principale|tradizionale|culturale|personale|ambientale ]',
    to: ['$3/e$/i/'],
    wrong: ['Sono dei libri interessante.', 'Sono dei libri interessanti.'],
    right: 'Sono dei libri interessanti.',
  },
  {
    key: 'qualche-plural',
    class: 'noun-number',
    pattern: 'qualche [ @masculineplural||amici|libri|giorni|anni|mesi|problemi|ragazzi ]',
    to: ['$2/problemi/problema/', '$2/mesi/mese/', '$2/ici$/ico/', '$2/i$/o/', '$2/i$/e/', '$2/i$/io/'],
    wrong: ['Ho invitato qualche amici.', 'Ho invitato qualche amico.'],
    right: 'Ho invitato qualche amico.',
  },
  {
    key: 'qualche-pluralfeminine',
    class: 'noun-number',
    pattern: 'qualche [ @feminineplural ]',
    to: ['$2/he$/a/', '$2/e$/a/', '$2/i$/e/'],
    wrong: ['Ho qualche idee.', 'Ho qualche idea.'],
    right: 'Ho qualche idea.',
  },
  {
    key: 'questa-masculine',
    class: 'determiner-noun',
    pattern:
      '[ questa|mia|tua|sua|nostra|vostra ] @masculine&!capitale|cantante|giovane|finale|nipote|parente|utente|presente|giornalista|regista|ospite|locale|fine|fronte|comune|mezzo|secondo|caro|capo|bello|caldo|vicino|segreto|sale|dolce|male',
    to: ['$1/a$/o/'],
    wrong: ['Amo questa paese.', 'Amo questo paese.'],
    right: 'Amo questa cantante.',
  },
  {
    key: 'questo-feminine',
    class: 'determiner-noun',
    pattern:
      '[ questo|quello|mio|tuo|suo|nostro|vostro ] @feminine&!fine|insegnante|pesca|rosa|fronte|via|moto|guida|capitale|posta|era|sveglia|porta|prova|serve|conta|mostra|critica|pratica|causa|cura|vista',
    to: ['$1/o$/a/', '$1/io$/ia/'],
    wrong: ['Amo questo città.', 'Amo questa città.'],
    right: 'Amo questo cinema. Quello era bello.',
  },
  {
    key: 'tutta-il',
    class: 'agreement',
    pattern: '[ tutta|tutti|tutte ] il|questo|quel @masculine',
    to: ['tutto'],
    wrong: ['Ho letto tutti il libro.', 'Ho letto tutto il libro.'],
    right: 'Ho letto tutto il libro.',
  },
  {
    key: 'tutte-i',
    class: 'agreement',
    pattern: '[ tutte|tutto|tutta ] i|gli|questi|quei @masculineplural||studenti|amici|anni|altri',
    to: ['tutti'],
    wrong: ['Ho letto tutto i libri.', 'Ho letto tutti i libri.'],
    right: 'Ho letto tutti i libri.',
  },
  {
    key: 'tutti-le',
    class: 'agreement',
    pattern: '[ tutti|tutto|tutta ] le|queste|quelle @feminineplural',
    to: ['tutte'],
    wrong: ['Ho letto tutti le pagine.', 'Ho letto tutte le pagine.'],
    right: 'Ho letto tutte le pagine.',
  },
  {
    key: 'tutto-la',
    class: 'agreement',
    pattern: '[ tutto|tutti|tutte ] la|questa|quella @feminine&!@verbal',
    to: ['tutta'],
    wrong: ['Ho dormito tutto la notte.', 'Ho dormito tutta la notte.'],
    right: 'Ho dormito tutta la notte.',
  },
  {
    key: 'un-ending',
    class: 'determiner-noun',
    pattern:
      '[ un|il|del|al|nel|dal|sul|questo|quel ] /(?:[^s]zione|sione|tà|trice|enza|anza|ezza|udine)$/&%known&!/^(?:incudine|podestà|papà|sciarpà|tà|anza)$/&!%capital',
    to: ['una', 'la', 'della', 'alla', 'nella', 'dalla', 'sulla', 'questa', 'quella'],
    wrong: ['È un situazione difficile.', 'È una situazione difficile.'],
    right: 'È un papà severo.',
  },
  {
    key: 'un-feminine',
    class: 'determiner-noun',
    pattern:
      '[ un ] @feminine&!fine|insegnante|pesca|rosa|fronte|via|meta|era|vista|media|moto|radio|politica|tecnica|critica|pratica|matematica|domenica|metà|sveglia|zucca|vite|posta|giovane|guida|base|mensa|tema|cinema|data&!/^[aeiou]/&!%capital',
    to: ['una'],
    wrong: ['Ho visto un ragazza.', 'Ho visto una ragazza.'],
    right: 'Ho visto un poeta.',
  },
  {
    key: 'una-masculine',
    class: 'determiner-noun',
    pattern:
      '[ una ] @masculine&!capitale|cantante|giovane|finale|nipote|parente|utente|presente|fronte|mezzo|secondo|giornalista|regista|ospite|fine|locale|caro|capo|bello|caldo|freddo|vicino|segreto|termine|passato',
    to: ['un'],
    wrong: ['Ho visto una fiore.', 'Ho visto un fiore.'],
    right: 'Ho visto una cantante.',
  },
  {
    key: 'una-o',
    class: 'determiner-noun',
    pattern:
      '[ una|nessuna|alcuna|ciascuna ] /[^aeiou]o$|[aeiou][dglmnrstv]io$/&%known&!@little&!@femininevowel&!mano|radio|foto|moto|auto|metro|libido|dinamo|eco|biro|video|eroe|altro&!%capital&!@adjective',
    to: ['$1/una$/un/'],
    wrong: ['Ho comprato una libro.', 'Ho comprato un libro.'],
    right: 'Ho comprato una moto molto bella.',
  },
])
