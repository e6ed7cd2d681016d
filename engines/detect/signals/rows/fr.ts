import { listed, type SignalRows } from '../signal-rows.ts'

export const fr: SignalRows = {
  connectives:
    listed(`cependant; toutefois; néanmoins; pourtant; malgré cela; malgré tout; en outre; de plus; par ailleurs; en effet; également; parallèlement; dans le même temps; en même temps; de même; de la même manière|façon;
    similairement; en revanche; au contraire; à l'inverse; inversement; par contraste; d'une part; d'autre part; d'un côté; d'un autre côté; de l'autre; en comparaison; ainsi; par conséquent; en conséquence; dès lors;
    c'est pourquoi; pour cette raison; pour ces raisons; de ce fait; de fait; donc; il en résulte; en conclusion; pour conclure; en somme; en résumé; en définitive; finalement; enfin; au final; en fin de compte; globalement; dans l'ensemble;
    en général; de manière générale; d'une manière générale; tout d'abord; d'abord; premièrement; deuxièmement; troisièmement; en premier lieu; en second lieu; en deuxième lieu; ensuite; puis; par exemple; à titre d'exemple; notamment; en particulier; plus précisément;
    autrement dit; en d'autres termes; en réalité; en fait; bien sûr; certes; dans ce contexte; dans cette perspective; dans ce cadre; à cet égard; à ce titre; de surcroît; qui plus est; plus encore; surtout`),
  stockPhrases: [
    [
      "dans le monde|contexte d'aujourd'hui|actuel|moderne|contemporain|numérique|globalisé / dans notre|la société|monde|époque actuelle|moderne|contemporaine|d'aujourd'hui",
      'Dans le monde d’aujourd’hui, on dort peu.',
      'Le monde est vieux.',
    ],
    [
      'en constante|perpétuelle|pleine évolution|mutation|transformation',
      'Nous vivons dans un monde en constante évolution.',
      'L’évolution est lente.',
    ],
    ["à l'ère (du|de|des) numérique|digitale|moderne|intelligence", 'À l’ère du numérique, on lit moins.', 'L’ère glaciaire a fini.'],
    [
      'joue|jouent|jouait|jouer|jouant|joué un rôle (très) crucial|essentiel|clé|central|important|majeur|fondamental|déterminant|primordial|prépondérant|significatif',
      'Le sommeil joue un rôle crucial.',
      'Il joue un petit rôle.',
    ],
    ['un rôle crucial|essentiel|clé|central|majeur|fondamental|déterminant|primordial', 'Elle a un rôle clé.', 'Il a un rôle.'],
    [
      'il est (donc|également|aussi) important|essentiel|crucial|primordial|intéressant|nécessaire de|que noter|souligner|rappeler|mentionner|reconnaître|comprendre',
      'Il est important de noter qu’il a plu.',
      'Il est un ami.',
    ],
    [
      'il convient (de|également|donc) (de) noter|souligner|rappeler|préciser|mentionner',
      'Il convient de souligner ce point.',
      'Cela me convient.',
    ],
    ['non seulement ... mais (aussi|également|encore)', 'Non seulement bon, mais aussi beau.', 'Non, seulement lui.', 'people'],
    ['que ce soit ... ou', 'Que ce soit le sport ou l’art, cela aide.', 'Que ce soit dit.'],
    ['force est de constater', 'Force est de constater que cela va.', 'La force est là.'],
    ['en conclusion|somme|définitive on|il|nous|ce|cette', 'En conclusion, il faut dormir.', 'La conclusion est bonne.'],
    [
      'une large|vaste|grande gamme|variété|palette|éventail|diversité / un large|vaste éventail',
      'Ils ont une large gamme.',
      'La gamme est courte.',
    ],
    ["une multitude de|d'*", 'Il y a une multitude de raisons.', 'La multitude criait.'],
    [
      'impact|effet|influence significatif|significative|profond|profonde|majeur|considérable|durable',
      'Cela a un impact profond.',
      'L’impact a cassé la vitre.',
    ],
    [
      'de plus en plus important|présent|complexe|populaire|nombreux|importante|présente',
      'C’est de plus en plus complexe.',
      'Deux plus deux.',
    ],
    [
      "contribue|contribuent|contribuer|contribuant|contribué (ainsi|également|grandement) à la|l'*|une|façonner|renforcer|améliorer|créer",
      'Cela contribue à améliorer la vie.',
      'Il paie sa contribution.',
      'people',
    ],
    [
      'constitue|constituent|représente|représentent un|une véritable|enjeu|défi|élément|étape|pilier|levier|outil|opportunité (majeur|essentiel|important|clé|crucial|incontournable|essentielle)',
      'Cela constitue un défi.',
      'Il représente la ville au match.',
    ],
    ['un|des enjeu|enjeux majeur|majeurs|crucial|cruciaux|essentiel|essentiels', 'C’est un enjeu majeur.', 'Le jeu est fini.'],
    [
      'un|une élément|aspect|facteur|composante|outil|étape essentiel|essentielle|clé|crucial|cruciale|incontournable|fondamental|fondamentale|central',
      'C’est un élément essentiel.',
      'Le facteur passe à midi.',
    ],
    [
      'compréhension plus|approfondie|profonde|meilleure / meilleure|profonde compréhension',
      'Il mène à une meilleure compréhension.',
      'La compréhension manque.',
    ],
    [
      'précieux|précieuses|précieuse informations|enseignements|éclairage|aperçu|ressource|outil (sur)',
      'Il donne de précieuses informations.',
      'Ceci a un prix.',
    ],
    [
      'nouvelles perspectives|possibilités|opportunités / de nouveaux horizons',
      'Cela ouvre de nouvelles perspectives.',
      'Elle a une nouvelle robe.',
      'people',
    ],
    ['ouvre|ouvrent|ouvrant|ouvrir la voie / ouvrent|ouvre de nouvelles', 'Cela ouvre la voie à un remède.', 'Il ouvre la porte.'],
    ['met|mettent|mettant|mis|mettre en lumière|exergue|évidence', 'L’étude met en lumière un défaut.', 'Il met la table.', 'people'],
    [
      "souligne|soulignent|soulignant (ainsi) l'importance|la|le (nécessité|besoin|complexité)",
      'Cela souligne l’importance du repos.',
      'Il souligne un mot.',
    ],
    ["l'importance de|d'*|du|des", 'On voit l’importance du repos.', 'Cela n’a pas d’importance.', 'people'],
    ['défis et (les|des|opportunités) / opportunités et (les) défis', 'Il y a des défis et des chances.', 'Elle relève un défi.'],
    [
      'nombreux|multiples défis|avantages|enjeux|bienfaits / nombreuses opportunités',
      'Il y a de nombreux défis.',
      'Il y a de nombreux chats.',
    ],
    ['face à|aux (ces|ce|des) défis|enjeux|défi', 'Face à ces défis, il faut agir.', 'Il est face à la mer.'],
    [
      'approche|vision|démarche holistique|globale|intégrée|équilibrée|nuancée|innovante',
      'Il faut une approche globale.',
      'L’approche du train.',
    ],
    [
      'complexe|complexes et nuancé|nuancée|multidimensionnel|multifacette|multiforme / multifacette*|multidimensionnel*',
      'Un sujet complexe et nuancé.',
      'Le complexe est fermé.',
    ],
    ['équilibre (délicat|subtil|harmonieux) entre', 'On cherche un équilibre entre travail et jeu.', 'Il perd l’équilibre.'],
    ["témoigne|témoignent|témoignant (ainsi) de|d'*|du", 'Le pont témoigne de leur patience.', 'Elle témoigne demain.'],
    [
      'véritable|riche tapisserie|mosaïque|symbole|trésor|pilier|moteur|atout|levier|révolution',
      'C’est un véritable atout.',
      'La véritable raison est autre.',
    ],
    ['au cœur de|du|des nos|la|débats|préoccupations|enjeux', 'La question est au cœur des débats.', 'Il a mal au cœur.'],
    ["façonne|façonnent|façonner|façonné|façonnant notre|nos|l'*|le|la|les", 'Cela façonne notre vie.', 'De toute façon il part.'],
    ['révolutionn* la|notre|le|les (manière|façon) / révolutionné', 'Il a révolutionné la manière de lire.', 'La révolution a eu lieu.'],
    [
      'expérience|moment|souvenir inoubliable|unique|enrichissante|mémorable|immersive',
      'Ce fut une expérience inoubliable.',
      'Il a de l’expérience.',
    ],
    [
      'afin|permettant de (mieux) garantir|favoriser|comprendre|renforcer|promouvoir|préserver',
      'Il faut agir afin de garantir la paix.',
      'Il permet de fumer.',
      'people',
    ],
    [
      'recherches|études supplémentaires|futures|ultérieures (sont|pourraient)',
      'Des recherches supplémentaires sont utiles.',
      'Il fait des recherches.',
    ],
    ['vise|visent|visant à explorer|mieux|comprendre|analyser|promouvoir|améliorer', 'Le projet vise à mieux servir.', 'Il vise la cible.'],
    ["bien plus qu'*|que (un|une|simple) / plus qu'un simple|une", 'C’est bien plus qu’un jeu.', 'Il a plus de dix ans.'],
    ['au fil du|des temps|siècles|années|ans', 'Au fil du temps, tout change.', 'Il coupe le fil.'],
  ],
  person: listed(
    `je; j'*; me; m'*; moi; mon; ma; mes; mien; mienne; miens; miennes; nous; notre; nos; nôtre; nôtres; moi-même; nous-mêmes; puis-je; ai-je; suis-je; dis-je; crois-je`,
  ),
  notPerson: [],
  lastOfSeveral: ['et', 'ou'],
  capitalsAreNames: true,
}
