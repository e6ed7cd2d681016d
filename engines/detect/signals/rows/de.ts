import { listed, type SignalRows } from '../signal-rows.ts'

export const de: SignalRows = {
  connectives:
    listed(`jedoch; allerdings; dennoch; trotzdem; nichtsdestotrotz; nichtsdestoweniger; darüber hinaus; zudem; außerdem; des weiteren; weiterhin; ferner; überdies; hinzu kommt; zusätzlich; gleichzeitig;
    zugleich; ebenso; ebenfalls; ähnlich; gleichermaßen; im gegensatz dazu; dagegen; hingegen; demgegenüber; andererseits; einerseits; auf der einen seite; auf der anderen seite; im vergleich dazu; umgekehrt;
    daher; deshalb; deswegen; folglich; infolgedessen; somit; demnach; dadurch; aus diesem grund; aus diesen gründen; dementsprechend; entsprechend; also; schließlich; letztendlich; letztlich; abschließend; zusammenfassend;
    insgesamt; alles in allem; im allgemeinen; grundsätzlich; zunächst; zuerst; erstens; zweitens; drittens; zum einen; zum anderen; anschließend; zum beispiel; beispielsweise; so; insbesondere; vor allem; konkret; mit anderen worten;
    tatsächlich; in der tat; im grunde; natürlich; selbstverständlich; in diesem zusammenhang; in diesem kontext; in dieser hinsicht; vor diesem hintergrund; nicht zuletzt; kurz gesagt; stattdessen; vielmehr; inzwischen; ungeachtet dessen; trotz dessen`),
  stockPhrases: [
    [
      'in der heutigen schnelllebigen|digitalen|modernen|globalisierten|zeit (zeit|welt|gesellschaft) / in unserer (heutigen) (schnelllebigen|modernen|digitalen|heutigen) zeit|welt|gesellschaft',
      'In der heutigen schnelllebigen Welt schlafen wir wenig.',
      'Die heutige Suppe war gut.',
    ],
    ['in einer welt in der / in einer zeit in der', 'In einer Welt, in der alles eilt, hilft Ruhe.', 'In einer Stunde komme ich.'],
    [
      'sich (ständig|stetig|rasant|schnell) wandelnden|verändernden|verändernde|wandelnde (welt)',
      'Wir leben in einer sich ständig wandelnden Welt.',
      'Das Wetter ändert sich.',
    ],
    [
      'spielt|spielen|spielte|spielten eine (sehr) (ganz) entscheidende|wichtige|zentrale|bedeutende|wesentliche|große|zunehmend|maßgebliche (wichtige) (rolle)',
      'Schlaf spielt eine entscheidende Rolle.',
      'Er spielt eine Rolle im Film.',
    ],
    [
      'eine|der|die entscheidende|zentrale|wesentliche|unverzichtbare rolle (bei|für|in)',
      'Ihm kommt eine zentrale Rolle zu.',
      'Die Rolle klemmt.',
    ],
    [
      'es ist (jedoch|daher|auch) wichtig|entscheidend|unerlässlich|von zu|dass|entscheidender|großer',
      'Es ist wichtig zu schlafen.',
      'Es ist ein Brief.',
    ],
    [
      'es sei|ist|bleibt (darauf) hingewiesen|angemerkt|festzuhalten|anzumerken|hervorzuheben / festzuhalten ist|bleibt',
      'Es sei angemerkt, dass es regnete.',
      'Es ist darauf ein Fleck.',
    ],
    ['nicht nur ... sondern auch', 'Nicht nur billig, sondern auch gut.', 'Nicht nur er kam.', 'people'],
    [
      'zusammenfassend lässt|kann|ist|lassen (sich) (sagen|festhalten)',
      'Zusammenfassend lässt sich sagen, dass es reicht.',
      'Er schrieb zusammenfassend.',
    ],
    [
      'lässt sich (daher|somit|also) festhalten|sagen|feststellen (dass)',
      'Insgesamt lässt sich festhalten, dass es reicht.',
      'Er lässt Wasser ein.',
    ],
    ['insgesamt zeigt|zeigen|lässt|ist|bietet', 'Insgesamt zeigt sich ein Muster.', 'Es waren insgesamt drei.'],
    [
      'eine (breite|große|ganze) vielzahl|palette|bandbreite (an|von) / vielzahl von|an',
      'Es gibt eine Vielzahl von Gründen.',
      'Die Zahl war vierstellig.',
      'people',
    ],
    [
      'tiefgreifende|tiefgreifenden|weitreichende|weitreichenden|nachhaltige|erhebliche auswirkungen|folgen|einfluss|veränderungen|konsequenzen',
      'Das hat weitreichende Folgen.',
      'Die Folge kam um acht.',
    ],
    ['gewinnt|gewinnen (zunehmend|immer) (mehr) an bedeutung', 'Wasser gewinnt zunehmend an Bedeutung.', 'Sie gewinnt das Spiel.'],
    [
      'von (entscheidender|großer|zentraler|wesentlicher|besonderer|grundlegender) bedeutung',
      'Schlaf ist von entscheidender Bedeutung.',
      'Die Bedeutung fehlt im Buch.',
    ],
    [
      'trägt|tragen|beitragen|beigetragen (maßgeblich|wesentlich|entscheidend) dazu (bei) / maßgeblich|wesentlich dazu',
      'Sport trägt wesentlich dazu bei.',
      'Er trägt den Sack.',
    ],
    [
      'ein|einen wichtiger|wichtigen|entscheidender|entscheidenden|wesentlicher|wesentlichen|zentraler|zentralen aspekt|faktor|bestandteil|beitrag|schritt|baustein',
      'Vertrauen ist ein wichtiger Faktor.',
      'Der Schritt war laut.',
    ],
    [
      'unverzichtbar|unverzichtbarer|unverzichtbares|integraler|fester bestandteil|werkzeug / nicht mehr wegzudenken',
      'Das Handy ist aus dem Alltag nicht mehr wegzudenken.',
      'Er ging weg.',
    ],
    [
      'tieferes|besseres|umfassendes|tiefes verständnis',
      'Es führt zu einem tieferen Wissen und fördert ein tieferes Verständnis.',
      'Er hat kein Verständnis.',
    ],
    [
      'wertvolle|wertvollen|tiefe|spannende|interessante einblicke|erkenntnisse|einblick|impulse',
      'Das Buch gibt wertvolle Einblicke.',
      'Der Ring ist wertvoll.',
    ],
    [
      'eröffnet|eröffnen|bietet|bieten (völlig) neue|zahlreiche|vielfältige möglichkeiten|perspektiven|wege|chancen|vorteile',
      'Es eröffnet neue Perspektiven.',
      'Er eröffnet ein Geschäft.',
    ],
    [
      'chancen und (auch) herausforderungen|risiken / herausforderungen und chancen|möglichkeiten',
      'Es bringt Chancen und Herausforderungen.',
      'Er nutzte die Chance.',
    ],
    [
      'vor (große|neue|erhebliche|besondere|zahlreiche) herausforderungen / herausforderungen gegenüber|stellen',
      'Die Stadt steht vor großen Aufgaben und vor neuen Fragen, ja vor neue Herausforderungen gestellt.',
      'Er nahm die Herausforderung an.',
    ],
    [
      'ganzheitlich* ansatz|betrachtung|sicht|verständnis|blick / ganzheitlich*',
      'Es braucht einen ganzheitlichen Ansatz.',
      'Der Ansatz war falsch.',
    ],
    [
      'vielschichtig|vielschichtige|vielschichtiges|vielschichtigen|vielschichtiger|facettenreich*',
      'Das Thema ist vielschichtig.',
      'Die Schicht dauert acht Stunden.',
    ],
    [
      'komplexes|komplexe|komplexen zusammenspiel|wechselspiel|geflecht|zusammenhänge|thema / zusammenspiel von|aus|zwischen',
      'Das Zusammenspiel von Licht und Ton trägt.',
      'Sie spielen zusammen.',
    ],
    ['balance|gleichgewicht|spannungsfeld zwischen', 'Sie sucht die Balance zwischen Arbeit und Spiel.', 'Er verlor das Gleichgewicht.'],
    ['zeugnis von|für|ab / zeugt|zeugen von', 'Die Brücke zeugt von Geduld.', 'Das Zeugnis war gut.'],
    ['meilenstein|meilensteine|grundstein für|legt|legte|gelegt', 'Es legt den Grundstein für Neues.', 'Er warf einen Stein.'],
    [
      'unterstreicht|unterstreichen|verdeutlicht|verdeutlichen (die) bedeutung|notwendigkeit|wichtigkeit|dass|wie|den|das',
      'Das unterstreicht die Bedeutung von Schlaf.',
      'Unterstreiche das Wort.',
    ],
    ['wirft|werfen ein (neues|besonderes) licht|schlaglicht', 'Das Buch wirft ein neues Licht auf den Krieg.', 'Er wirft Steine.'],
    ['ob ... oder ... es|bietet|hier|jeder|alle / sei es ... oder|sei', 'Sei es Sport oder Kunst, es hilft.', 'Es sei so.', 'people'],
    [
      'unvergessliche|unvergessliches|unvergesslichen|einzigartige|einzigartiges erlebnis|erfahrung|momente|atmosphäre',
      'Es war ein unvergessliches Erlebnis.',
      'Er vergaß den Schlüssel.',
    ],
    [
      'ziel dieser|dieses arbeit|studie|untersuchung|beitrags|aufsatzes / die vorliegende arbeit|studie|untersuchung|diese arbeit untersucht|befasst',
      'Ziel dieser Arbeit ist es, zu messen.',
      'Die Arbeit ist hart.',
    ],
    [
      'weitere|zukünftige|künftige forschung|forschungen|studien|untersuchungen (sind|ist) notwendig|nötig|erforderlich|sollten|könnten',
      'Weitere Forschung ist nötig.',
      'Der weitere Weg ist eben.',
    ],
    [
      'das potenzial|potential hat|haben|zu|bietet|birgt|besitzt / großes|enormes|erhebliches potenzial',
      'Das hat enormes Potenzial.',
      'Das Gefälle war groß.',
    ],
    [
      'im digitalen zeitalter / zeitalter der digitalisierung / im zuge der (digitalisierung|globalisierung)',
      'Im digitalen Zeitalter lesen wir anders.',
      'Das Zeitalter endete.',
    ],
    [
      'nachhaltig|nachhaltige|nachhaltigen prägen|geprägt|lösungen|entwicklung|verändert',
      'Es hat die Stadt nachhaltig geprägt.',
      'Der Geschmack ist nachhaltig.',
    ],
    ['gilt es (daher|nun|also) zu', 'Nun gilt es zu handeln.', 'Das gilt nicht.'],
    ['es bleibt abzuwarten|spannend|zu|wichtig / bleibt abzuwarten', 'Es bleibt abzuwarten, ob es hält.', 'Er bleibt hier.'],
    ['mehr als nur (ein|eine)', 'Kochen ist mehr als nur Essen.', 'Er isst mehr als ich.'],
    ['im laufe der zeit|jahre|jahrhunderte|geschichte', 'Im Laufe der Zeit änderte sich das.', 'Beim Lauf stürzte er.'],
  ],
  person: listed(
    `ich; mich; mir; mein; meine; meinen; meinem; meiner; meines; wir; uns; unser; unsere; unseren; unserem; unserer; unseres`,
  ),
  notPerson: [],
  lastOfSeveral: ['und', 'oder', 'sowie'],
  capitalsAreNames: false,
}
