import { defineLints } from '../../row.ts'

// Verbs with the subjects near them, their place after what opens a clause, and endings with d and t. Sorted by key.
export default defineLints('verbs-more', [
  {
    key: 'broer-blijven',
    class: 'subject-verb',
    pattern:
      '^ mijn|onze|jouw|uw|haar|deze|die broer|zus|vader|moeder|oom|tante|opa|oma|vriend|vriendin|buurman|buurvrouw|leraar|lerares|zoon|dochter|baas|collega|man|vrouw|kind|hond|kat|neef|nicht|dokter [ blijven ] >!ik&!jij&!hij&!we&!wij&!ze&!zij&_',
    to: ['blijft'],
    wrong: ['Mijn broer blijven altijd buiten.', 'Mijn broer blijft altijd buiten.'],
    right: 'Mijn broers blijven altijd buiten.',
  },
  {
    key: 'broer-denken',
    class: 'subject-verb',
    pattern:
      '^ mijn|onze|jouw|uw|haar|deze|die broer|zus|vader|moeder|oom|tante|opa|oma|vriend|vriendin|buurman|buurvrouw|leraar|lerares|zoon|dochter|baas|collega|man|vrouw|kind|hond|kat|neef|nicht|dokter [ denken ] >!ik&!jij&!hij&!we&!wij&!ze&!zij&_',
    to: ['denkt'],
    wrong: ['Mijn broer denken altijd buiten.', 'Mijn broer denkt altijd buiten.'],
    right: 'Mijn broers denken altijd buiten.',
  },
  {
    key: 'broer-doen',
    class: 'subject-verb',
    pattern:
      '^ mijn|onze|jouw|uw|haar|deze|die broer|zus|vader|moeder|oom|tante|opa|oma|vriend|vriendin|buurman|buurvrouw|leraar|lerares|zoon|dochter|baas|collega|man|vrouw|kind|hond|kat|neef|nicht|dokter [ doen ] >!ik&!jij&!hij&!we&!wij&!ze&!zij&_',
    to: ['doet'],
    wrong: ['Mijn broer doen altijd buiten.', 'Mijn broer doet altijd buiten.'],
    right: 'Mijn broers doen altijd buiten.',
  },
  {
    key: 'broer-drinken',
    class: 'subject-verb',
    pattern:
      '^ mijn|onze|jouw|uw|haar|deze|die broer|zus|vader|moeder|oom|tante|opa|oma|vriend|vriendin|buurman|buurvrouw|leraar|lerares|zoon|dochter|baas|collega|man|vrouw|kind|hond|kat|neef|nicht|dokter [ drinken ] >!ik&!jij&!hij&!we&!wij&!ze&!zij&_',
    to: ['drinkt'],
    wrong: ['Mijn broer drinken altijd buiten.', 'Mijn broer drinkt altijd buiten.'],
    right: 'Mijn broers drinken altijd buiten.',
  },
  {
    key: 'broer-eten',
    class: 'subject-verb',
    pattern:
      '^ mijn|onze|jouw|uw|haar|deze|die broer|zus|vader|moeder|oom|tante|opa|oma|vriend|vriendin|buurman|buurvrouw|leraar|lerares|zoon|dochter|baas|collega|man|vrouw|kind|hond|kat|neef|nicht|dokter [ eten ] >!ik&!jij&!hij&!we&!wij&!ze&!zij&_',
    to: ['eet'],
    wrong: ['Mijn broer eten altijd buiten.', 'Mijn broer eet altijd buiten.'],
    right: 'Mijn broers eten altijd buiten.',
  },
  {
    key: 'broer-gaan',
    class: 'subject-verb',
    pattern:
      '^ mijn|onze|jouw|uw|haar|deze|die broer|zus|vader|moeder|oom|tante|opa|oma|vriend|vriendin|buurman|buurvrouw|leraar|lerares|zoon|dochter|baas|collega|man|vrouw|kind|hond|kat|neef|nicht|dokter [ gaan ] >!ik&!jij&!hij&!we&!wij&!ze&!zij&_',
    to: ['gaat'],
    wrong: ['Mijn broer gaan altijd buiten.', 'Mijn broer gaat altijd buiten.'],
    right: 'Mijn broers gaan altijd buiten.',
  },
  {
    key: 'broer-geven',
    class: 'subject-verb',
    pattern:
      '^ mijn|onze|jouw|uw|haar|deze|die broer|zus|vader|moeder|oom|tante|opa|oma|vriend|vriendin|buurman|buurvrouw|leraar|lerares|zoon|dochter|baas|collega|man|vrouw|kind|hond|kat|neef|nicht|dokter [ geven ] >!ik&!jij&!hij&!we&!wij&!ze&!zij&_',
    to: ['geeft'],
    wrong: ['Mijn broer geven altijd buiten.', 'Mijn broer geeft altijd buiten.'],
    right: 'Mijn broers geven altijd buiten.',
  },
  {
    key: 'broer-gingen',
    class: 'subject-verb',
    pattern:
      '^ mijn|onze|jouw|uw|haar|deze|die broer|zus|vader|moeder|oom|tante|opa|oma|vriend|vriendin|buurman|buurvrouw|leraar|lerares|zoon|dochter|baas|collega|man|vrouw|kind|hond|kat|neef|nicht|dokter [ gingen ] >!ik&!jij&!hij&!we&!wij&!ze&!zij&_',
    to: ['ging'],
    wrong: ['Mijn broer gingen altijd buiten.', 'Mijn broer ging altijd buiten.'],
    right: 'Mijn broers gingen altijd buiten.',
  },
  {
    key: 'broer-hadden',
    class: 'subject-verb',
    pattern:
      '^ mijn|onze|jouw|uw|haar|deze|die broer|zus|vader|moeder|oom|tante|opa|oma|vriend|vriendin|buurman|buurvrouw|leraar|lerares|zoon|dochter|baas|collega|man|vrouw|kind|hond|kat|neef|nicht|dokter [ hadden ] >!ik&!jij&!hij&!we&!wij&!ze&!zij&_',
    to: ['had'],
    wrong: ['Mijn broer hadden altijd buiten.', 'Mijn broer had altijd buiten.'],
    right: 'Mijn broers hadden altijd buiten.',
  },
  {
    key: 'broer-hebben',
    class: 'subject-verb',
    pattern:
      '^ mijn|onze|jouw|uw|haar|deze|die broer|zus|vader|moeder|oom|tante|opa|oma|vriend|vriendin|buurman|buurvrouw|leraar|lerares|zoon|dochter|baas|collega|man|vrouw|kind|hond|kat|neef|nicht|dokter [ hebben ] >!ik&!jij&!hij&!we&!wij&!ze&!zij&_',
    to: ['heeft'],
    wrong: ['Mijn broer hebben altijd buiten.', 'Mijn broer heeft altijd buiten.'],
    right: 'Mijn broers hebben altijd buiten.',
  },
  {
    key: 'broer-helpen',
    class: 'subject-verb',
    pattern:
      '^ mijn|onze|jouw|uw|haar|deze|die broer|zus|vader|moeder|oom|tante|opa|oma|vriend|vriendin|buurman|buurvrouw|leraar|lerares|zoon|dochter|baas|collega|man|vrouw|kind|hond|kat|neef|nicht|dokter [ helpen ] >!ik&!jij&!hij&!we&!wij&!ze&!zij&_',
    to: ['helpt'],
    wrong: ['Mijn broer helpen altijd buiten.', 'Mijn broer helpt altijd buiten.'],
    right: 'Mijn broers helpen altijd buiten.',
  },
  {
    key: 'broer-heten',
    class: 'subject-verb',
    pattern:
      '^ mijn|onze|jouw|uw|haar|deze|die broer|zus|vader|moeder|oom|tante|opa|oma|vriend|vriendin|buurman|buurvrouw|leraar|lerares|zoon|dochter|baas|collega|man|vrouw|kind|hond|kat|neef|nicht|dokter [ heten ] >!ik&!jij&!hij&!we&!wij&!ze&!zij&_',
    to: ['heet'],
    wrong: ['Mijn broer heten altijd buiten.', 'Mijn broer heet altijd buiten.'],
    right: 'Mijn broers heten altijd buiten.',
  },
  {
    key: 'broer-houden',
    class: 'subject-verb',
    pattern:
      '^ mijn|onze|jouw|uw|haar|deze|die broer|zus|vader|moeder|oom|tante|opa|oma|vriend|vriendin|buurman|buurvrouw|leraar|lerares|zoon|dochter|baas|collega|man|vrouw|kind|hond|kat|neef|nicht|dokter [ houden ] >!ik&!jij&!hij&!we&!wij&!ze&!zij&_',
    to: ['houdt'],
    wrong: ['Mijn broer houden altijd buiten.', 'Mijn broer houdt altijd buiten.'],
    right: 'Mijn broers houden altijd buiten.',
  },
  {
    key: 'broer-komen',
    class: 'subject-verb',
    pattern:
      '^ mijn|onze|jouw|uw|haar|deze|die broer|zus|vader|moeder|oom|tante|opa|oma|vriend|vriendin|buurman|buurvrouw|leraar|lerares|zoon|dochter|baas|collega|man|vrouw|kind|hond|kat|neef|nicht|dokter [ komen ] >!ik&!jij&!hij&!we&!wij&!ze&!zij&_',
    to: ['komt'],
    wrong: ['Mijn broer komen altijd buiten.', 'Mijn broer komt altijd buiten.'],
    right: 'Mijn broers komen altijd buiten.',
  },
  {
    key: 'broer-konden',
    class: 'subject-verb',
    pattern:
      '^ mijn|onze|jouw|uw|haar|deze|die broer|zus|vader|moeder|oom|tante|opa|oma|vriend|vriendin|buurman|buurvrouw|leraar|lerares|zoon|dochter|baas|collega|man|vrouw|kind|hond|kat|neef|nicht|dokter [ konden ] >!ik&!jij&!hij&!we&!wij&!ze&!zij&_',
    to: ['kon'],
    wrong: ['Mijn broer konden altijd buiten.', 'Mijn broer kon altijd buiten.'],
    right: 'Mijn broers konden altijd buiten.',
  },
  {
    key: 'broer-kopen',
    class: 'subject-verb',
    pattern:
      '^ mijn|onze|jouw|uw|haar|deze|die broer|zus|vader|moeder|oom|tante|opa|oma|vriend|vriendin|buurman|buurvrouw|leraar|lerares|zoon|dochter|baas|collega|man|vrouw|kind|hond|kat|neef|nicht|dokter [ kopen ] >!ik&!jij&!hij&!we&!wij&!ze&!zij&_',
    to: ['koopt'],
    wrong: ['Mijn broer kopen altijd buiten.', 'Mijn broer koopt altijd buiten.'],
    right: 'Mijn broers kopen altijd buiten.',
  },
  {
    key: 'broer-krijgen',
    class: 'subject-verb',
    pattern:
      '^ mijn|onze|jouw|uw|haar|deze|die broer|zus|vader|moeder|oom|tante|opa|oma|vriend|vriendin|buurman|buurvrouw|leraar|lerares|zoon|dochter|baas|collega|man|vrouw|kind|hond|kat|neef|nicht|dokter [ krijgen ] >!ik&!jij&!hij&!we&!wij&!ze&!zij&_',
    to: ['krijgt'],
    wrong: ['Mijn broer krijgen altijd buiten.', 'Mijn broer krijgt altijd buiten.'],
    right: 'Mijn broers krijgen altijd buiten.',
  },
  {
    key: 'broer-kunnen',
    class: 'subject-verb',
    pattern:
      '^ mijn|onze|jouw|uw|haar|deze|die broer|zus|vader|moeder|oom|tante|opa|oma|vriend|vriendin|buurman|buurvrouw|leraar|lerares|zoon|dochter|baas|collega|man|vrouw|kind|hond|kat|neef|nicht|dokter [ kunnen ] >!ik&!jij&!hij&!we&!wij&!ze&!zij&_',
    to: ['kan'],
    wrong: ['Mijn broer kunnen altijd buiten.', 'Mijn broer kan altijd buiten.'],
    right: 'Mijn broers kunnen altijd buiten.',
  },
  {
    key: 'broer-kwamen',
    class: 'subject-verb',
    pattern:
      '^ mijn|onze|jouw|uw|haar|deze|die broer|zus|vader|moeder|oom|tante|opa|oma|vriend|vriendin|buurman|buurvrouw|leraar|lerares|zoon|dochter|baas|collega|man|vrouw|kind|hond|kat|neef|nicht|dokter [ kwamen ] >!ik&!jij&!hij&!we&!wij&!ze&!zij&_',
    to: ['kwam'],
    wrong: ['Mijn broer kwamen altijd buiten.', 'Mijn broer kwam altijd buiten.'],
    right: 'Mijn broers kwamen altijd buiten.',
  },
  {
    key: 'broer-leren',
    class: 'subject-verb',
    pattern:
      '^ mijn|onze|jouw|uw|haar|deze|die broer|zus|vader|moeder|oom|tante|opa|oma|vriend|vriendin|buurman|buurvrouw|leraar|lerares|zoon|dochter|baas|collega|man|vrouw|kind|hond|kat|neef|nicht|dokter [ leren ] >!ik&!jij&!hij&!we&!wij&!ze&!zij&_',
    to: ['leert'],
    wrong: ['Mijn broer leren altijd buiten.', 'Mijn broer leert altijd buiten.'],
    right: 'Mijn broers leren altijd buiten.',
  },
  {
    key: 'broer-lezen',
    class: 'subject-verb',
    pattern:
      '^ mijn|onze|jouw|uw|haar|deze|die broer|zus|vader|moeder|oom|tante|opa|oma|vriend|vriendin|buurman|buurvrouw|leraar|lerares|zoon|dochter|baas|collega|man|vrouw|kind|hond|kat|neef|nicht|dokter [ lezen ] >!ik&!jij&!hij&!we&!wij&!ze&!zij&_',
    to: ['leest'],
    wrong: ['Mijn broer lezen altijd buiten.', 'Mijn broer leest altijd buiten.'],
    right: 'Mijn broers lezen altijd buiten.',
  },
  {
    key: 'broer-lopen',
    class: 'subject-verb',
    pattern:
      '^ mijn|onze|jouw|uw|haar|deze|die broer|zus|vader|moeder|oom|tante|opa|oma|vriend|vriendin|buurman|buurvrouw|leraar|lerares|zoon|dochter|baas|collega|man|vrouw|kind|hond|kat|neef|nicht|dokter [ lopen ] >!ik&!jij&!hij&!we&!wij&!ze&!zij&_',
    to: ['loopt'],
    wrong: ['Mijn broer lopen altijd buiten.', 'Mijn broer loopt altijd buiten.'],
    right: 'Mijn broers lopen altijd buiten.',
  },
  {
    key: 'broer-maken',
    class: 'subject-verb',
    pattern:
      '^ mijn|onze|jouw|uw|haar|deze|die broer|zus|vader|moeder|oom|tante|opa|oma|vriend|vriendin|buurman|buurvrouw|leraar|lerares|zoon|dochter|baas|collega|man|vrouw|kind|hond|kat|neef|nicht|dokter [ maken ] >!ik&!jij&!hij&!we&!wij&!ze&!zij&_',
    to: ['maakt'],
    wrong: ['Mijn broer maken altijd buiten.', 'Mijn broer maakt altijd buiten.'],
    right: 'Mijn broers maken altijd buiten.',
  },
  {
    key: 'broer-moesten',
    class: 'subject-verb',
    pattern:
      '^ mijn|onze|jouw|uw|haar|deze|die broer|zus|vader|moeder|oom|tante|opa|oma|vriend|vriendin|buurman|buurvrouw|leraar|lerares|zoon|dochter|baas|collega|man|vrouw|kind|hond|kat|neef|nicht|dokter [ moesten ] >!ik&!jij&!hij&!we&!wij&!ze&!zij&_',
    to: ['moest'],
    wrong: ['Mijn broer moesten altijd buiten.', 'Mijn broer moest altijd buiten.'],
    right: 'Mijn broers moesten altijd buiten.',
  },
  {
    key: 'broer-moeten',
    class: 'subject-verb',
    pattern:
      '^ mijn|onze|jouw|uw|haar|deze|die broer|zus|vader|moeder|oom|tante|opa|oma|vriend|vriendin|buurman|buurvrouw|leraar|lerares|zoon|dochter|baas|collega|man|vrouw|kind|hond|kat|neef|nicht|dokter [ moeten ] >!ik&!jij&!hij&!we&!wij&!ze&!zij&_',
    to: ['moet'],
    wrong: ['Mijn broer moeten altijd buiten.', 'Mijn broer moet altijd buiten.'],
    right: 'Mijn broers moeten altijd buiten.',
  },
  {
    key: 'broer-mogen',
    class: 'subject-verb',
    pattern:
      '^ mijn|onze|jouw|uw|haar|deze|die broer|zus|vader|moeder|oom|tante|opa|oma|vriend|vriendin|buurman|buurvrouw|leraar|lerares|zoon|dochter|baas|collega|man|vrouw|kind|hond|kat|neef|nicht|dokter [ mogen ] >!ik&!jij&!hij&!we&!wij&!ze&!zij&_',
    to: ['mag'],
    wrong: ['Mijn broer mogen altijd buiten.', 'Mijn broer mag altijd buiten.'],
    right: 'Mijn broers mogen altijd buiten.',
  },
  {
    key: 'broer-rijden',
    class: 'subject-verb',
    pattern:
      '^ mijn|onze|jouw|uw|haar|deze|die broer|zus|vader|moeder|oom|tante|opa|oma|vriend|vriendin|buurman|buurvrouw|leraar|lerares|zoon|dochter|baas|collega|man|vrouw|kind|hond|kat|neef|nicht|dokter [ rijden ] >!ik&!jij&!hij&!we&!wij&!ze&!zij&_',
    to: ['rijdt'],
    wrong: ['Mijn broer rijden altijd buiten.', 'Mijn broer rijdt altijd buiten.'],
    right: 'Mijn broers rijden altijd buiten.',
  },
  {
    key: 'broer-schrijven',
    class: 'subject-verb',
    pattern:
      '^ mijn|onze|jouw|uw|haar|deze|die broer|zus|vader|moeder|oom|tante|opa|oma|vriend|vriendin|buurman|buurvrouw|leraar|lerares|zoon|dochter|baas|collega|man|vrouw|kind|hond|kat|neef|nicht|dokter [ schrijven ] >!ik&!jij&!hij&!we&!wij&!ze&!zij&_',
    to: ['schrijft'],
    wrong: ['Mijn broer schrijven altijd buiten.', 'Mijn broer schrijft altijd buiten.'],
    right: 'Mijn broers schrijven altijd buiten.',
  },
  {
    key: 'broer-slapen',
    class: 'subject-verb',
    pattern:
      '^ mijn|onze|jouw|uw|haar|deze|die broer|zus|vader|moeder|oom|tante|opa|oma|vriend|vriendin|buurman|buurvrouw|leraar|lerares|zoon|dochter|baas|collega|man|vrouw|kind|hond|kat|neef|nicht|dokter [ slapen ] >!ik&!jij&!hij&!we&!wij&!ze&!zij&_',
    to: ['slaapt'],
    wrong: ['Mijn broer slapen altijd buiten.', 'Mijn broer slaapt altijd buiten.'],
    right: 'Mijn broers slapen altijd buiten.',
  },
  {
    key: 'broer-spelen',
    class: 'subject-verb',
    pattern:
      '^ mijn|onze|jouw|uw|haar|deze|die broer|zus|vader|moeder|oom|tante|opa|oma|vriend|vriendin|buurman|buurvrouw|leraar|lerares|zoon|dochter|baas|collega|man|vrouw|kind|hond|kat|neef|nicht|dokter [ spelen ] >!ik&!jij&!hij&!we&!wij&!ze&!zij&_',
    to: ['speelt'],
    wrong: ['Mijn broer spelen altijd buiten.', 'Mijn broer speelt altijd buiten.'],
    right: 'Mijn broers spelen altijd buiten.',
  },
  {
    key: 'broer-studeren',
    class: 'subject-verb',
    pattern:
      '^ mijn|onze|jouw|uw|haar|deze|die broer|zus|vader|moeder|oom|tante|opa|oma|vriend|vriendin|buurman|buurvrouw|leraar|lerares|zoon|dochter|baas|collega|man|vrouw|kind|hond|kat|neef|nicht|dokter [ studeren ] >!ik&!jij&!hij&!we&!wij&!ze&!zij&_',
    to: ['studeert'],
    wrong: ['Mijn broer studeren altijd buiten.', 'Mijn broer studeert altijd buiten.'],
    right: 'Mijn broers studeren altijd buiten.',
  },
  {
    key: 'broer-vinden',
    class: 'subject-verb',
    pattern:
      '^ mijn|onze|jouw|uw|haar|deze|die broer|zus|vader|moeder|oom|tante|opa|oma|vriend|vriendin|buurman|buurvrouw|leraar|lerares|zoon|dochter|baas|collega|man|vrouw|kind|hond|kat|neef|nicht|dokter [ vinden ] >!ik&!jij&!hij&!we&!wij&!ze&!zij&_',
    to: ['vindt'],
    wrong: ['Mijn broer vinden altijd buiten.', 'Mijn broer vindt altijd buiten.'],
    right: 'Mijn broers vinden altijd buiten.',
  },
  {
    key: 'broer-waren',
    class: 'subject-verb',
    pattern:
      '^ mijn|onze|jouw|uw|haar|deze|die broer|zus|vader|moeder|oom|tante|opa|oma|vriend|vriendin|buurman|buurvrouw|leraar|lerares|zoon|dochter|baas|collega|man|vrouw|kind|hond|kat|neef|nicht|dokter [ waren ] >!ik&!jij&!hij&!we&!wij&!ze&!zij&_',
    to: ['was'],
    wrong: ['Mijn broer waren altijd buiten.', 'Mijn broer was altijd buiten.'],
    right: 'Mijn broers waren altijd buiten.',
  },
  {
    key: 'broer-werden',
    class: 'subject-verb',
    pattern:
      '^ mijn|onze|jouw|uw|haar|deze|die broer|zus|vader|moeder|oom|tante|opa|oma|vriend|vriendin|buurman|buurvrouw|leraar|lerares|zoon|dochter|baas|collega|man|vrouw|kind|hond|kat|neef|nicht|dokter [ werden ] >!ik&!jij&!hij&!we&!wij&!ze&!zij&_',
    to: ['werd'],
    wrong: ['Mijn broer werden altijd buiten.', 'Mijn broer werd altijd buiten.'],
    right: 'Mijn broers werden altijd buiten.',
  },
  {
    key: 'broer-werken',
    class: 'subject-verb',
    pattern:
      '^ mijn|onze|jouw|uw|haar|deze|die broer|zus|vader|moeder|oom|tante|opa|oma|vriend|vriendin|buurman|buurvrouw|leraar|lerares|zoon|dochter|baas|collega|man|vrouw|kind|hond|kat|neef|nicht|dokter [ werken ] >!ik&!jij&!hij&!we&!wij&!ze&!zij&_',
    to: ['werkt'],
    wrong: ['Mijn broer werken altijd buiten.', 'Mijn broer werkt altijd buiten.'],
    right: 'Mijn broers werken altijd buiten.',
  },
  {
    key: 'broer-weten',
    class: 'subject-verb',
    pattern:
      '^ mijn|onze|jouw|uw|haar|deze|die broer|zus|vader|moeder|oom|tante|opa|oma|vriend|vriendin|buurman|buurvrouw|leraar|lerares|zoon|dochter|baas|collega|man|vrouw|kind|hond|kat|neef|nicht|dokter [ weten ] >!ik&!jij&!hij&!we&!wij&!ze&!zij&_',
    to: ['weet'],
    wrong: ['Mijn broer weten altijd buiten.', 'Mijn broer weet altijd buiten.'],
    right: 'Mijn broers weten altijd buiten.',
  },
  {
    key: 'broer-wilden',
    class: 'subject-verb',
    pattern:
      '^ mijn|onze|jouw|uw|haar|deze|die broer|zus|vader|moeder|oom|tante|opa|oma|vriend|vriendin|buurman|buurvrouw|leraar|lerares|zoon|dochter|baas|collega|man|vrouw|kind|hond|kat|neef|nicht|dokter [ wilden ] >!ik&!jij&!hij&!we&!wij&!ze&!zij&_',
    to: ['wilde'],
    wrong: ['Mijn broer wilden altijd buiten.', 'Mijn broer wilde altijd buiten.'],
    right: 'Mijn broers wilden altijd buiten.',
  },
  {
    key: 'broer-willen',
    class: 'subject-verb',
    pattern:
      '^ mijn|onze|jouw|uw|haar|deze|die broer|zus|vader|moeder|oom|tante|opa|oma|vriend|vriendin|buurman|buurvrouw|leraar|lerares|zoon|dochter|baas|collega|man|vrouw|kind|hond|kat|neef|nicht|dokter [ willen ] >!ik&!jij&!hij&!we&!wij&!ze&!zij&_',
    to: ['wil'],
    wrong: ['Mijn broer willen altijd buiten.', 'Mijn broer wil altijd buiten.'],
    right: 'Mijn broers willen altijd buiten.',
  },
  {
    key: 'broer-wonen',
    class: 'subject-verb',
    pattern:
      '^ mijn|onze|jouw|uw|haar|deze|die broer|zus|vader|moeder|oom|tante|opa|oma|vriend|vriendin|buurman|buurvrouw|leraar|lerares|zoon|dochter|baas|collega|man|vrouw|kind|hond|kat|neef|nicht|dokter [ wonen ] >!ik&!jij&!hij&!we&!wij&!ze&!zij&_',
    to: ['woont'],
    wrong: ['Mijn broer wonen altijd buiten.', 'Mijn broer woont altijd buiten.'],
    right: 'Mijn broers wonen altijd buiten.',
  },
  {
    key: 'broer-worden',
    class: 'subject-verb',
    pattern:
      '^ mijn|onze|jouw|uw|haar|deze|die broer|zus|vader|moeder|oom|tante|opa|oma|vriend|vriendin|buurman|buurvrouw|leraar|lerares|zoon|dochter|baas|collega|man|vrouw|kind|hond|kat|neef|nicht|dokter [ worden ] >!ik&!jij&!hij&!we&!wij&!ze&!zij&_',
    to: ['wordt'],
    wrong: ['Mijn broer worden altijd buiten.', 'Mijn broer wordt altijd buiten.'],
    right: 'Mijn broers worden altijd buiten.',
  },
  {
    key: 'broer-zeggen',
    class: 'subject-verb',
    pattern:
      '^ mijn|onze|jouw|uw|haar|deze|die broer|zus|vader|moeder|oom|tante|opa|oma|vriend|vriendin|buurman|buurvrouw|leraar|lerares|zoon|dochter|baas|collega|man|vrouw|kind|hond|kat|neef|nicht|dokter [ zeggen ] >!ik&!jij&!hij&!we&!wij&!ze&!zij&_',
    to: ['zegt'],
    wrong: ['Mijn broer zeggen altijd buiten.', 'Mijn broer zegt altijd buiten.'],
    right: 'Mijn broers zeggen altijd buiten.',
  },
  {
    key: 'broer-zien',
    class: 'subject-verb',
    pattern:
      '^ mijn|onze|jouw|uw|haar|deze|die broer|zus|vader|moeder|oom|tante|opa|oma|vriend|vriendin|buurman|buurvrouw|leraar|lerares|zoon|dochter|baas|collega|man|vrouw|kind|hond|kat|neef|nicht|dokter [ zien ] >!ik&!jij&!hij&!we&!wij&!ze&!zij&_',
    to: ['ziet'],
    wrong: ['Mijn broer zien altijd buiten.', 'Mijn broer ziet altijd buiten.'],
    right: 'Mijn broers zien altijd buiten.',
  },
  {
    key: 'broer-zitten',
    class: 'subject-verb',
    pattern:
      '^ mijn|onze|jouw|uw|haar|deze|die broer|zus|vader|moeder|oom|tante|opa|oma|vriend|vriendin|buurman|buurvrouw|leraar|lerares|zoon|dochter|baas|collega|man|vrouw|kind|hond|kat|neef|nicht|dokter [ zitten ] >!ik&!jij&!hij&!we&!wij&!ze&!zij&_',
    to: ['zit'],
    wrong: ['Mijn broer zitten altijd buiten.', 'Mijn broer zit altijd buiten.'],
    right: 'Mijn broers zitten altijd buiten.',
  },
  {
    key: 'broer-zouden',
    class: 'subject-verb',
    pattern:
      '^ mijn|onze|jouw|uw|haar|deze|die broer|zus|vader|moeder|oom|tante|opa|oma|vriend|vriendin|buurman|buurvrouw|leraar|lerares|zoon|dochter|baas|collega|man|vrouw|kind|hond|kat|neef|nicht|dokter [ zouden ] >!ik&!jij&!hij&!we&!wij&!ze&!zij&_',
    to: ['zou'],
    wrong: ['Mijn broer zouden altijd buiten.', 'Mijn broer zou altijd buiten.'],
    right: 'Mijn broers zouden altijd buiten.',
  },
  {
    key: 'broer-zullen',
    class: 'subject-verb',
    pattern:
      '^ mijn|onze|jouw|uw|haar|deze|die broer|zus|vader|moeder|oom|tante|opa|oma|vriend|vriendin|buurman|buurvrouw|leraar|lerares|zoon|dochter|baas|collega|man|vrouw|kind|hond|kat|neef|nicht|dokter [ zullen ] >!ik&!jij&!hij&!we&!wij&!ze&!zij&_',
    to: ['zal'],
    wrong: ['Mijn broer zullen altijd buiten.', 'Mijn broer zal altijd buiten.'],
    right: 'Mijn broers zullen altijd buiten.',
  },
  {
    key: 'er-hangen-een',
    class: 'subject-verb',
    pattern:
      '^ er [ hangen ] een man|vrouw|jongen|meisje|kind|boom|huis|auto|fiets|hond|kat|boek|stoel|tafel|winkel|probleem|vraag|fout|brief|trein|bus|school|kerk|lamp|schilderij|foto|tas|park|bank|restaurant|ziekenhuis|oplossing|verschil|reden|mogelijkheid >!en&_',
    to: ['hangt'],
    wrong: ['Er hangen een man bij de deur.', 'Er hangt een man bij de deur.'],
    right: 'Er hangt een man bij de deur.',
  },
  {
    key: 'er-komen-een',
    class: 'subject-verb',
    pattern:
      '^ er [ komen ] een man|vrouw|jongen|meisje|kind|boom|huis|auto|fiets|hond|kat|boek|stoel|tafel|winkel|probleem|vraag|fout|brief|trein|bus|school|kerk|lamp|schilderij|foto|tas|park|bank|restaurant|ziekenhuis|oplossing|verschil|reden|mogelijkheid >!en&_',
    to: ['komt'],
    wrong: ['Er komen een man bij de deur.', 'Er komt een man bij de deur.'],
    right: 'Er komt een man bij de deur.',
  },
  {
    key: 'er-liggen-een',
    class: 'subject-verb',
    pattern:
      '^ er [ liggen ] een man|vrouw|jongen|meisje|kind|boom|huis|auto|fiets|hond|kat|boek|stoel|tafel|winkel|probleem|vraag|fout|brief|trein|bus|school|kerk|lamp|schilderij|foto|tas|park|bank|restaurant|ziekenhuis|oplossing|verschil|reden|mogelijkheid >!en&_',
    to: ['ligt'],
    wrong: ['Er liggen een man bij de deur.', 'Er ligt een man bij de deur.'],
    right: 'Er ligt een man bij de deur.',
  },
  {
    key: 'er-lopen-een',
    class: 'subject-verb',
    pattern:
      '^ er [ lopen ] een man|vrouw|jongen|meisje|kind|boom|huis|auto|fiets|hond|kat|boek|stoel|tafel|winkel|probleem|vraag|fout|brief|trein|bus|school|kerk|lamp|schilderij|foto|tas|park|bank|restaurant|ziekenhuis|oplossing|verschil|reden|mogelijkheid >!en&_',
    to: ['loopt'],
    wrong: ['Er lopen een man bij de deur.', 'Er loopt een man bij de deur.'],
    right: 'Er loopt een man bij de deur.',
  },
  {
    key: 'er-staan-een',
    class: 'subject-verb',
    pattern:
      '^ er [ staan ] een man|vrouw|jongen|meisje|kind|boom|huis|auto|fiets|hond|kat|boek|stoel|tafel|winkel|probleem|vraag|fout|brief|trein|bus|school|kerk|lamp|schilderij|foto|tas|park|bank|restaurant|ziekenhuis|oplossing|verschil|reden|mogelijkheid >!en&_',
    to: ['staat'],
    wrong: ['Er staan een man bij de deur.', 'Er staat een man bij de deur.'],
    right: 'Er staat een man bij de deur.',
  },
  {
    key: 'er-waren-een',
    class: 'subject-verb',
    pattern:
      '^ er [ waren ] een man|vrouw|jongen|meisje|kind|boom|huis|auto|fiets|hond|kat|boek|stoel|tafel|winkel|probleem|vraag|fout|brief|trein|bus|school|kerk|lamp|schilderij|foto|tas|park|bank|restaurant|ziekenhuis|oplossing|verschil|reden|mogelijkheid >!en&_',
    to: ['was'],
    wrong: ['Er waren een man bij de deur.', 'Er was een man bij de deur.'],
    right: 'Er was een man bij de deur.',
  },
  {
    key: 'er-wonen-een',
    class: 'subject-verb',
    pattern:
      '^ er [ wonen ] een man|vrouw|jongen|meisje|kind|boom|huis|auto|fiets|hond|kat|boek|stoel|tafel|winkel|probleem|vraag|fout|brief|trein|bus|school|kerk|lamp|schilderij|foto|tas|park|bank|restaurant|ziekenhuis|oplossing|verschil|reden|mogelijkheid >!en&_',
    to: ['woont'],
    wrong: ['Er wonen een man bij de deur.', 'Er woont een man bij de deur.'],
    right: 'Er woont een man bij de deur.',
  },
  {
    key: 'er-worden-een',
    class: 'subject-verb',
    pattern:
      '^ er [ worden ] een man|vrouw|jongen|meisje|kind|boom|huis|auto|fiets|hond|kat|boek|stoel|tafel|winkel|probleem|vraag|fout|brief|trein|bus|school|kerk|lamp|schilderij|foto|tas|park|bank|restaurant|ziekenhuis|oplossing|verschil|reden|mogelijkheid >!en&_',
    to: ['wordt'],
    wrong: ['Er worden een man bij de deur.', 'Er wordt een man bij de deur.'],
    right: 'Er wordt een man bij de deur.',
  },
  {
    key: 'er-zijn-een',
    class: 'subject-verb',
    pattern:
      '^ er [ zijn ] een man|vrouw|jongen|meisje|kind|boom|huis|auto|fiets|hond|kat|boek|stoel|tafel|winkel|probleem|vraag|fout|brief|trein|bus|school|kerk|lamp|schilderij|foto|tas|park|bank|restaurant|ziekenhuis|oplossing|verschil|reden|mogelijkheid >!en&_',
    to: ['is'],
    wrong: ['Er zijn een man bij de deur.', 'Er is een man bij de deur.'],
    right: 'Er is een man bij de deur.',
  },
  {
    key: 'er-zijn-iemand',
    class: 'subject-verb',
    pattern: '^ er [ zijn|waren|komen ] iemand|niemand|iets|niets',
    to: ['$2/^zijn$/is/', '$2/^waren$/was/', '$2/^komen$/komt/'],
    wrong: ['Er zijn iemand aan de deur.', 'Er is iemand aan de deur.'],
    right: 'Er is iemand aan de deur.',
  },
  {
    key: 'er-zitten-een',
    class: 'subject-verb',
    pattern:
      '^ er [ zitten ] een man|vrouw|jongen|meisje|kind|boom|huis|auto|fiets|hond|kat|boek|stoel|tafel|winkel|probleem|vraag|fout|brief|trein|bus|school|kerk|lamp|schilderij|foto|tas|park|bank|restaurant|ziekenhuis|oplossing|verschil|reden|mogelijkheid >!en&_',
    to: ['zit'],
    wrong: ['Er zitten een man bij de deur.', 'Er zit een man bij de deur.'],
    right: 'Er zit een man bij de deur.',
  },
  {
    key: 'in-the-adj-hij',
    class: 'word-order',
    pattern:
      '^ in|op|na|vanaf|met|voor|tijdens|door de|het|een|mijn|deze|dit|onze|elke @adjectives||@adjectivesE||eerste|tweede|laatste|vorige|volgende #noun [ hij|men|het @verbsHij ]',
    to: ['$6 $5'],
    wrong: ['Tijdens de laatste les hij ging weg.', 'Tijdens de laatste les ging hij weg.'],
    right: 'Tijdens de laatste les ging hij weg.',
  },
  {
    key: 'in-the-adj-ik',
    class: 'word-order',
    pattern:
      '^ in|op|na|vanaf|met|voor|tijdens|door de|het|een|mijn|deze|dit|onze|elke @adjectives||@adjectivesE||eerste|tweede|laatste|vorige|volgende #noun [ ik @verbsIk ]',
    to: ['$6 $5'],
    wrong: ['Tijdens de laatste les ik ging weg.', 'Tijdens de laatste les ging ik weg.'],
    right: 'Tijdens de laatste les ging ik weg.',
  },
  {
    key: 'in-the-adj-wij',
    class: 'word-order',
    pattern:
      '^ in|op|na|vanaf|met|voor|tijdens|door de|het|een|mijn|deze|dit|onze|elke @adjectives||@adjectivesE||eerste|tweede|laatste|vorige|volgende #noun [ wij|we @pluralVerbs ]',
    to: ['$6 $5'],
    wrong: ['Tijdens de laatste les wij gingen weg.', 'Tijdens de laatste les gingen wij weg.'],
    right: 'Tijdens de laatste les gingen wij weg.',
  },
  {
    key: 'indirect-order',
    class: 'word-order',
    pattern:
      'vertellen|weten|zeggen|uitleggen|weet|wist|af hoe laat|lang|ver|oud|veel|vaak|duur [ is|was|heeft|kan|moet|gaat|komt|wil|woont|werkt|staat|ligt|begint|kost het|hij|zij|ze|dit|dat ] ?|.',
    to: ['$5 $4'],
    wrong: ['Kunt u mij vertellen hoe laat is het?', 'Kunt u mij vertellen hoe laat het is?'],
    right: 'Kunt u mij vertellen hoe laat het is?',
  },
  {
    key: 'indirect-order-bare',
    class: 'word-order',
    pattern:
      'vertellen|weten|zeggen|uitleggen|weet|wist|af hoe|waar|wanneer|waarom [ is|was|kan|moet|gaat|komt|wil|woont|werkt|staat|ligt|begint het|hij|zij|ze|dit|dat ] ?|.',
    to: ['$4 $3'],
    wrong: ['Ik weet niet en wil weten waar is hij.', 'Ik weet niet en wil weten waar hij is.'],
    right: 'Waar is hij?',
  },
  {
    key: 'jaar-hij',
    class: 'word-order',
    pattern:
      '^ vorig|vorige|volgend|volgende|elke|elk|iedere|ieder|afgelopen|deze|dit|komend|komende jaar|week|maand|dag|keer|zomer|winter|avond|ochtend|weekend|zaterdag|zondag|maandag|dinsdag|woensdag|donderdag|vrijdag [ hij|het|men|ze|zij @verbsHij ]',
    to: ['$4 $3'],
    wrong: ['Vorig jaar hij was in Spanje.', 'Vorig jaar was hij in Spanje.'],
    right: 'Vorig jaar was hij in Spanje.',
  },
  {
    key: 'jaar-ik',
    class: 'word-order',
    pattern:
      '^ vorig|vorige|volgend|volgende|elke|elk|iedere|ieder|afgelopen|deze|dit|komend|komende jaar|week|maand|dag|keer|zomer|winter|avond|ochtend|weekend|zaterdag|zondag|maandag|dinsdag|woensdag|donderdag|vrijdag [ ik @verbsIk ]',
    to: ['$4 $3'],
    wrong: ['Vorig jaar ik was in Spanje.', 'Vorig jaar was ik in Spanje.'],
    right: 'Vorig jaar was ik in Spanje.',
  },
  {
    key: 'jaar-wij',
    class: 'word-order',
    pattern:
      '^ vorig|vorige|volgend|volgende|elke|elk|iedere|ieder|afgelopen|deze|dit|komend|komende jaar|week|maand|dag|keer|zomer|winter|avond|ochtend|weekend|zaterdag|zondag|maandag|dinsdag|woensdag|donderdag|vrijdag [ wij|we|jullie|ze|zij @pluralVerbs ]',
    to: ['$4 $3'],
    wrong: ['Vorig jaar wij waren in Spanje.', 'Vorig jaar waren wij in Spanje.'],
    right: 'Vorig jaar waren wij in Spanje.',
  },
  {
    key: 'jan-en-piet-blijft',
    class: 'subject-verb',
    pattern:
      '^ =Jan|Piet|Kees|Klaas|Anna|Eva|Lisa|Tom|Tim|Peter|Mark|Sara|Emma|Sophie|Lucas|Daan|Bram|Sem|Noah|Julia|Mila|Tess|Maria|Johan|Hans|Karin|Els|Marie|Bart|Koen|Sven|Thomas|David|Ahmed|Fatima|Mohammed|Ali|Lotte|Fleur|Lieke|Jeroen|Wim|Henk|Ingrid|Marieke|Sanne en =Jan|Piet|Kees|Klaas|Anna|Eva|Lisa|Tom|Tim|Peter|Mark|Sara|Emma|Sophie|Lucas|Daan|Bram|Sem|Noah|Julia|Mila|Tess|Maria|Johan|Hans|Karin|Els|Marie|Bart|Koen|Sven|Thomas|David|Ahmed|Fatima|Mohammed|Ali|Lotte|Fleur|Lieke|Jeroen|Wim|Henk|Ingrid|Marieke|Sanne [ blijft ]',
    to: ['blijven'],
    wrong: ['Jan en Piet blijft altijd buiten.', 'Jan en Piet blijven altijd buiten.'],
    right: 'Jan blijft altijd buiten.',
  },
  {
    key: 'jan-en-piet-denkt',
    class: 'subject-verb',
    pattern:
      '^ =Jan|Piet|Kees|Klaas|Anna|Eva|Lisa|Tom|Tim|Peter|Mark|Sara|Emma|Sophie|Lucas|Daan|Bram|Sem|Noah|Julia|Mila|Tess|Maria|Johan|Hans|Karin|Els|Marie|Bart|Koen|Sven|Thomas|David|Ahmed|Fatima|Mohammed|Ali|Lotte|Fleur|Lieke|Jeroen|Wim|Henk|Ingrid|Marieke|Sanne en =Jan|Piet|Kees|Klaas|Anna|Eva|Lisa|Tom|Tim|Peter|Mark|Sara|Emma|Sophie|Lucas|Daan|Bram|Sem|Noah|Julia|Mila|Tess|Maria|Johan|Hans|Karin|Els|Marie|Bart|Koen|Sven|Thomas|David|Ahmed|Fatima|Mohammed|Ali|Lotte|Fleur|Lieke|Jeroen|Wim|Henk|Ingrid|Marieke|Sanne [ denkt ]',
    to: ['denken'],
    wrong: ['Jan en Piet denkt altijd buiten.', 'Jan en Piet denken altijd buiten.'],
    right: 'Jan denkt altijd buiten.',
  },
  {
    key: 'jan-en-piet-doet',
    class: 'subject-verb',
    pattern:
      '^ =Jan|Piet|Kees|Klaas|Anna|Eva|Lisa|Tom|Tim|Peter|Mark|Sara|Emma|Sophie|Lucas|Daan|Bram|Sem|Noah|Julia|Mila|Tess|Maria|Johan|Hans|Karin|Els|Marie|Bart|Koen|Sven|Thomas|David|Ahmed|Fatima|Mohammed|Ali|Lotte|Fleur|Lieke|Jeroen|Wim|Henk|Ingrid|Marieke|Sanne en =Jan|Piet|Kees|Klaas|Anna|Eva|Lisa|Tom|Tim|Peter|Mark|Sara|Emma|Sophie|Lucas|Daan|Bram|Sem|Noah|Julia|Mila|Tess|Maria|Johan|Hans|Karin|Els|Marie|Bart|Koen|Sven|Thomas|David|Ahmed|Fatima|Mohammed|Ali|Lotte|Fleur|Lieke|Jeroen|Wim|Henk|Ingrid|Marieke|Sanne [ doet ]',
    to: ['doen'],
    wrong: ['Jan en Piet doet altijd buiten.', 'Jan en Piet doen altijd buiten.'],
    right: 'Jan doet altijd buiten.',
  },
  {
    key: 'jan-en-piet-drinkt',
    class: 'subject-verb',
    pattern:
      '^ =Jan|Piet|Kees|Klaas|Anna|Eva|Lisa|Tom|Tim|Peter|Mark|Sara|Emma|Sophie|Lucas|Daan|Bram|Sem|Noah|Julia|Mila|Tess|Maria|Johan|Hans|Karin|Els|Marie|Bart|Koen|Sven|Thomas|David|Ahmed|Fatima|Mohammed|Ali|Lotte|Fleur|Lieke|Jeroen|Wim|Henk|Ingrid|Marieke|Sanne en =Jan|Piet|Kees|Klaas|Anna|Eva|Lisa|Tom|Tim|Peter|Mark|Sara|Emma|Sophie|Lucas|Daan|Bram|Sem|Noah|Julia|Mila|Tess|Maria|Johan|Hans|Karin|Els|Marie|Bart|Koen|Sven|Thomas|David|Ahmed|Fatima|Mohammed|Ali|Lotte|Fleur|Lieke|Jeroen|Wim|Henk|Ingrid|Marieke|Sanne [ drinkt ]',
    to: ['drinken'],
    wrong: ['Jan en Piet drinkt altijd buiten.', 'Jan en Piet drinken altijd buiten.'],
    right: 'Jan drinkt altijd buiten.',
  },
  {
    key: 'jan-en-piet-eet',
    class: 'subject-verb',
    pattern:
      '^ =Jan|Piet|Kees|Klaas|Anna|Eva|Lisa|Tom|Tim|Peter|Mark|Sara|Emma|Sophie|Lucas|Daan|Bram|Sem|Noah|Julia|Mila|Tess|Maria|Johan|Hans|Karin|Els|Marie|Bart|Koen|Sven|Thomas|David|Ahmed|Fatima|Mohammed|Ali|Lotte|Fleur|Lieke|Jeroen|Wim|Henk|Ingrid|Marieke|Sanne en =Jan|Piet|Kees|Klaas|Anna|Eva|Lisa|Tom|Tim|Peter|Mark|Sara|Emma|Sophie|Lucas|Daan|Bram|Sem|Noah|Julia|Mila|Tess|Maria|Johan|Hans|Karin|Els|Marie|Bart|Koen|Sven|Thomas|David|Ahmed|Fatima|Mohammed|Ali|Lotte|Fleur|Lieke|Jeroen|Wim|Henk|Ingrid|Marieke|Sanne [ eet ]',
    to: ['eten'],
    wrong: ['Jan en Piet eet altijd buiten.', 'Jan en Piet eten altijd buiten.'],
    right: 'Jan eet altijd buiten.',
  },
  {
    key: 'jan-en-piet-gaat',
    class: 'subject-verb',
    pattern:
      '^ =Jan|Piet|Kees|Klaas|Anna|Eva|Lisa|Tom|Tim|Peter|Mark|Sara|Emma|Sophie|Lucas|Daan|Bram|Sem|Noah|Julia|Mila|Tess|Maria|Johan|Hans|Karin|Els|Marie|Bart|Koen|Sven|Thomas|David|Ahmed|Fatima|Mohammed|Ali|Lotte|Fleur|Lieke|Jeroen|Wim|Henk|Ingrid|Marieke|Sanne en =Jan|Piet|Kees|Klaas|Anna|Eva|Lisa|Tom|Tim|Peter|Mark|Sara|Emma|Sophie|Lucas|Daan|Bram|Sem|Noah|Julia|Mila|Tess|Maria|Johan|Hans|Karin|Els|Marie|Bart|Koen|Sven|Thomas|David|Ahmed|Fatima|Mohammed|Ali|Lotte|Fleur|Lieke|Jeroen|Wim|Henk|Ingrid|Marieke|Sanne [ gaat ]',
    to: ['gaan'],
    wrong: ['Jan en Piet gaat altijd buiten.', 'Jan en Piet gaan altijd buiten.'],
    right: 'Jan gaat altijd buiten.',
  },
  {
    key: 'jan-en-piet-geeft',
    class: 'subject-verb',
    pattern:
      '^ =Jan|Piet|Kees|Klaas|Anna|Eva|Lisa|Tom|Tim|Peter|Mark|Sara|Emma|Sophie|Lucas|Daan|Bram|Sem|Noah|Julia|Mila|Tess|Maria|Johan|Hans|Karin|Els|Marie|Bart|Koen|Sven|Thomas|David|Ahmed|Fatima|Mohammed|Ali|Lotte|Fleur|Lieke|Jeroen|Wim|Henk|Ingrid|Marieke|Sanne en =Jan|Piet|Kees|Klaas|Anna|Eva|Lisa|Tom|Tim|Peter|Mark|Sara|Emma|Sophie|Lucas|Daan|Bram|Sem|Noah|Julia|Mila|Tess|Maria|Johan|Hans|Karin|Els|Marie|Bart|Koen|Sven|Thomas|David|Ahmed|Fatima|Mohammed|Ali|Lotte|Fleur|Lieke|Jeroen|Wim|Henk|Ingrid|Marieke|Sanne [ geeft ]',
    to: ['geven'],
    wrong: ['Jan en Piet geeft altijd buiten.', 'Jan en Piet geven altijd buiten.'],
    right: 'Jan geeft altijd buiten.',
  },
  {
    key: 'jan-en-piet-ging',
    class: 'subject-verb',
    pattern:
      '^ =Jan|Piet|Kees|Klaas|Anna|Eva|Lisa|Tom|Tim|Peter|Mark|Sara|Emma|Sophie|Lucas|Daan|Bram|Sem|Noah|Julia|Mila|Tess|Maria|Johan|Hans|Karin|Els|Marie|Bart|Koen|Sven|Thomas|David|Ahmed|Fatima|Mohammed|Ali|Lotte|Fleur|Lieke|Jeroen|Wim|Henk|Ingrid|Marieke|Sanne en =Jan|Piet|Kees|Klaas|Anna|Eva|Lisa|Tom|Tim|Peter|Mark|Sara|Emma|Sophie|Lucas|Daan|Bram|Sem|Noah|Julia|Mila|Tess|Maria|Johan|Hans|Karin|Els|Marie|Bart|Koen|Sven|Thomas|David|Ahmed|Fatima|Mohammed|Ali|Lotte|Fleur|Lieke|Jeroen|Wim|Henk|Ingrid|Marieke|Sanne [ ging ]',
    to: ['gingen'],
    wrong: ['Jan en Piet ging altijd buiten.', 'Jan en Piet gingen altijd buiten.'],
    right: 'Jan ging altijd buiten.',
  },
  {
    key: 'jan-en-piet-had',
    class: 'subject-verb',
    pattern:
      '^ =Jan|Piet|Kees|Klaas|Anna|Eva|Lisa|Tom|Tim|Peter|Mark|Sara|Emma|Sophie|Lucas|Daan|Bram|Sem|Noah|Julia|Mila|Tess|Maria|Johan|Hans|Karin|Els|Marie|Bart|Koen|Sven|Thomas|David|Ahmed|Fatima|Mohammed|Ali|Lotte|Fleur|Lieke|Jeroen|Wim|Henk|Ingrid|Marieke|Sanne en =Jan|Piet|Kees|Klaas|Anna|Eva|Lisa|Tom|Tim|Peter|Mark|Sara|Emma|Sophie|Lucas|Daan|Bram|Sem|Noah|Julia|Mila|Tess|Maria|Johan|Hans|Karin|Els|Marie|Bart|Koen|Sven|Thomas|David|Ahmed|Fatima|Mohammed|Ali|Lotte|Fleur|Lieke|Jeroen|Wim|Henk|Ingrid|Marieke|Sanne [ had ]',
    to: ['hadden'],
    wrong: ['Jan en Piet had altijd buiten.', 'Jan en Piet hadden altijd buiten.'],
    right: 'Jan had altijd buiten.',
  },
  {
    key: 'jan-en-piet-heeft',
    class: 'subject-verb',
    pattern:
      '^ =Jan|Piet|Kees|Klaas|Anna|Eva|Lisa|Tom|Tim|Peter|Mark|Sara|Emma|Sophie|Lucas|Daan|Bram|Sem|Noah|Julia|Mila|Tess|Maria|Johan|Hans|Karin|Els|Marie|Bart|Koen|Sven|Thomas|David|Ahmed|Fatima|Mohammed|Ali|Lotte|Fleur|Lieke|Jeroen|Wim|Henk|Ingrid|Marieke|Sanne en =Jan|Piet|Kees|Klaas|Anna|Eva|Lisa|Tom|Tim|Peter|Mark|Sara|Emma|Sophie|Lucas|Daan|Bram|Sem|Noah|Julia|Mila|Tess|Maria|Johan|Hans|Karin|Els|Marie|Bart|Koen|Sven|Thomas|David|Ahmed|Fatima|Mohammed|Ali|Lotte|Fleur|Lieke|Jeroen|Wim|Henk|Ingrid|Marieke|Sanne [ heeft ]',
    to: ['hebben'],
    wrong: ['Jan en Piet heeft altijd buiten.', 'Jan en Piet hebben altijd buiten.'],
    right: 'Jan heeft altijd buiten.',
  },
  {
    key: 'jan-en-piet-heet',
    class: 'subject-verb',
    pattern:
      '^ =Jan|Piet|Kees|Klaas|Anna|Eva|Lisa|Tom|Tim|Peter|Mark|Sara|Emma|Sophie|Lucas|Daan|Bram|Sem|Noah|Julia|Mila|Tess|Maria|Johan|Hans|Karin|Els|Marie|Bart|Koen|Sven|Thomas|David|Ahmed|Fatima|Mohammed|Ali|Lotte|Fleur|Lieke|Jeroen|Wim|Henk|Ingrid|Marieke|Sanne en =Jan|Piet|Kees|Klaas|Anna|Eva|Lisa|Tom|Tim|Peter|Mark|Sara|Emma|Sophie|Lucas|Daan|Bram|Sem|Noah|Julia|Mila|Tess|Maria|Johan|Hans|Karin|Els|Marie|Bart|Koen|Sven|Thomas|David|Ahmed|Fatima|Mohammed|Ali|Lotte|Fleur|Lieke|Jeroen|Wim|Henk|Ingrid|Marieke|Sanne [ heet ]',
    to: ['heten'],
    wrong: ['Jan en Piet heet altijd buiten.', 'Jan en Piet heten altijd buiten.'],
    right: 'Jan heet altijd buiten.',
  },
  {
    key: 'jan-en-piet-helpt',
    class: 'subject-verb',
    pattern:
      '^ =Jan|Piet|Kees|Klaas|Anna|Eva|Lisa|Tom|Tim|Peter|Mark|Sara|Emma|Sophie|Lucas|Daan|Bram|Sem|Noah|Julia|Mila|Tess|Maria|Johan|Hans|Karin|Els|Marie|Bart|Koen|Sven|Thomas|David|Ahmed|Fatima|Mohammed|Ali|Lotte|Fleur|Lieke|Jeroen|Wim|Henk|Ingrid|Marieke|Sanne en =Jan|Piet|Kees|Klaas|Anna|Eva|Lisa|Tom|Tim|Peter|Mark|Sara|Emma|Sophie|Lucas|Daan|Bram|Sem|Noah|Julia|Mila|Tess|Maria|Johan|Hans|Karin|Els|Marie|Bart|Koen|Sven|Thomas|David|Ahmed|Fatima|Mohammed|Ali|Lotte|Fleur|Lieke|Jeroen|Wim|Henk|Ingrid|Marieke|Sanne [ helpt ]',
    to: ['helpen'],
    wrong: ['Jan en Piet helpt altijd buiten.', 'Jan en Piet helpen altijd buiten.'],
    right: 'Jan helpt altijd buiten.',
  },
  {
    key: 'jan-en-piet-houdt',
    class: 'subject-verb',
    pattern:
      '^ =Jan|Piet|Kees|Klaas|Anna|Eva|Lisa|Tom|Tim|Peter|Mark|Sara|Emma|Sophie|Lucas|Daan|Bram|Sem|Noah|Julia|Mila|Tess|Maria|Johan|Hans|Karin|Els|Marie|Bart|Koen|Sven|Thomas|David|Ahmed|Fatima|Mohammed|Ali|Lotte|Fleur|Lieke|Jeroen|Wim|Henk|Ingrid|Marieke|Sanne en =Jan|Piet|Kees|Klaas|Anna|Eva|Lisa|Tom|Tim|Peter|Mark|Sara|Emma|Sophie|Lucas|Daan|Bram|Sem|Noah|Julia|Mila|Tess|Maria|Johan|Hans|Karin|Els|Marie|Bart|Koen|Sven|Thomas|David|Ahmed|Fatima|Mohammed|Ali|Lotte|Fleur|Lieke|Jeroen|Wim|Henk|Ingrid|Marieke|Sanne [ houdt ]',
    to: ['houden'],
    wrong: ['Jan en Piet houdt altijd buiten.', 'Jan en Piet houden altijd buiten.'],
    right: 'Jan houdt altijd buiten.',
  },
  {
    key: 'jan-en-piet-is',
    class: 'subject-verb',
    pattern:
      '^ =Jan|Piet|Kees|Klaas|Anna|Eva|Lisa|Tom|Tim|Peter|Mark|Sara|Emma|Sophie|Lucas|Daan|Bram|Sem|Noah|Julia|Mila|Tess|Maria|Johan|Hans|Karin|Els|Marie|Bart|Koen|Sven|Thomas|David|Ahmed|Fatima|Mohammed|Ali|Lotte|Fleur|Lieke|Jeroen|Wim|Henk|Ingrid|Marieke|Sanne en =Jan|Piet|Kees|Klaas|Anna|Eva|Lisa|Tom|Tim|Peter|Mark|Sara|Emma|Sophie|Lucas|Daan|Bram|Sem|Noah|Julia|Mila|Tess|Maria|Johan|Hans|Karin|Els|Marie|Bart|Koen|Sven|Thomas|David|Ahmed|Fatima|Mohammed|Ali|Lotte|Fleur|Lieke|Jeroen|Wim|Henk|Ingrid|Marieke|Sanne [ is ]',
    to: ['zijn'],
    wrong: ['Jan en Piet is altijd buiten.', 'Jan en Piet zijn altijd buiten.'],
    right: 'Jan is altijd buiten.',
  },
  {
    key: 'jan-en-piet-kan',
    class: 'subject-verb',
    pattern:
      '^ =Jan|Piet|Kees|Klaas|Anna|Eva|Lisa|Tom|Tim|Peter|Mark|Sara|Emma|Sophie|Lucas|Daan|Bram|Sem|Noah|Julia|Mila|Tess|Maria|Johan|Hans|Karin|Els|Marie|Bart|Koen|Sven|Thomas|David|Ahmed|Fatima|Mohammed|Ali|Lotte|Fleur|Lieke|Jeroen|Wim|Henk|Ingrid|Marieke|Sanne en =Jan|Piet|Kees|Klaas|Anna|Eva|Lisa|Tom|Tim|Peter|Mark|Sara|Emma|Sophie|Lucas|Daan|Bram|Sem|Noah|Julia|Mila|Tess|Maria|Johan|Hans|Karin|Els|Marie|Bart|Koen|Sven|Thomas|David|Ahmed|Fatima|Mohammed|Ali|Lotte|Fleur|Lieke|Jeroen|Wim|Henk|Ingrid|Marieke|Sanne [ kan ]',
    to: ['kunnen'],
    wrong: ['Jan en Piet kan altijd buiten.', 'Jan en Piet kunnen altijd buiten.'],
    right: 'Jan kan altijd buiten.',
  },
  {
    key: 'jan-en-piet-komt',
    class: 'subject-verb',
    pattern:
      '^ =Jan|Piet|Kees|Klaas|Anna|Eva|Lisa|Tom|Tim|Peter|Mark|Sara|Emma|Sophie|Lucas|Daan|Bram|Sem|Noah|Julia|Mila|Tess|Maria|Johan|Hans|Karin|Els|Marie|Bart|Koen|Sven|Thomas|David|Ahmed|Fatima|Mohammed|Ali|Lotte|Fleur|Lieke|Jeroen|Wim|Henk|Ingrid|Marieke|Sanne en =Jan|Piet|Kees|Klaas|Anna|Eva|Lisa|Tom|Tim|Peter|Mark|Sara|Emma|Sophie|Lucas|Daan|Bram|Sem|Noah|Julia|Mila|Tess|Maria|Johan|Hans|Karin|Els|Marie|Bart|Koen|Sven|Thomas|David|Ahmed|Fatima|Mohammed|Ali|Lotte|Fleur|Lieke|Jeroen|Wim|Henk|Ingrid|Marieke|Sanne [ komt ]',
    to: ['komen'],
    wrong: ['Jan en Piet komt altijd buiten.', 'Jan en Piet komen altijd buiten.'],
    right: 'Jan komt altijd buiten.',
  },
  {
    key: 'jan-en-piet-kon',
    class: 'subject-verb',
    pattern:
      '^ =Jan|Piet|Kees|Klaas|Anna|Eva|Lisa|Tom|Tim|Peter|Mark|Sara|Emma|Sophie|Lucas|Daan|Bram|Sem|Noah|Julia|Mila|Tess|Maria|Johan|Hans|Karin|Els|Marie|Bart|Koen|Sven|Thomas|David|Ahmed|Fatima|Mohammed|Ali|Lotte|Fleur|Lieke|Jeroen|Wim|Henk|Ingrid|Marieke|Sanne en =Jan|Piet|Kees|Klaas|Anna|Eva|Lisa|Tom|Tim|Peter|Mark|Sara|Emma|Sophie|Lucas|Daan|Bram|Sem|Noah|Julia|Mila|Tess|Maria|Johan|Hans|Karin|Els|Marie|Bart|Koen|Sven|Thomas|David|Ahmed|Fatima|Mohammed|Ali|Lotte|Fleur|Lieke|Jeroen|Wim|Henk|Ingrid|Marieke|Sanne [ kon ]',
    to: ['konden'],
    wrong: ['Jan en Piet kon altijd buiten.', 'Jan en Piet konden altijd buiten.'],
    right: 'Jan kon altijd buiten.',
  },
  {
    key: 'jan-en-piet-koopt',
    class: 'subject-verb',
    pattern:
      '^ =Jan|Piet|Kees|Klaas|Anna|Eva|Lisa|Tom|Tim|Peter|Mark|Sara|Emma|Sophie|Lucas|Daan|Bram|Sem|Noah|Julia|Mila|Tess|Maria|Johan|Hans|Karin|Els|Marie|Bart|Koen|Sven|Thomas|David|Ahmed|Fatima|Mohammed|Ali|Lotte|Fleur|Lieke|Jeroen|Wim|Henk|Ingrid|Marieke|Sanne en =Jan|Piet|Kees|Klaas|Anna|Eva|Lisa|Tom|Tim|Peter|Mark|Sara|Emma|Sophie|Lucas|Daan|Bram|Sem|Noah|Julia|Mila|Tess|Maria|Johan|Hans|Karin|Els|Marie|Bart|Koen|Sven|Thomas|David|Ahmed|Fatima|Mohammed|Ali|Lotte|Fleur|Lieke|Jeroen|Wim|Henk|Ingrid|Marieke|Sanne [ koopt ]',
    to: ['kopen'],
    wrong: ['Jan en Piet koopt altijd buiten.', 'Jan en Piet kopen altijd buiten.'],
    right: 'Jan koopt altijd buiten.',
  },
  {
    key: 'jan-en-piet-krijgt',
    class: 'subject-verb',
    pattern:
      '^ =Jan|Piet|Kees|Klaas|Anna|Eva|Lisa|Tom|Tim|Peter|Mark|Sara|Emma|Sophie|Lucas|Daan|Bram|Sem|Noah|Julia|Mila|Tess|Maria|Johan|Hans|Karin|Els|Marie|Bart|Koen|Sven|Thomas|David|Ahmed|Fatima|Mohammed|Ali|Lotte|Fleur|Lieke|Jeroen|Wim|Henk|Ingrid|Marieke|Sanne en =Jan|Piet|Kees|Klaas|Anna|Eva|Lisa|Tom|Tim|Peter|Mark|Sara|Emma|Sophie|Lucas|Daan|Bram|Sem|Noah|Julia|Mila|Tess|Maria|Johan|Hans|Karin|Els|Marie|Bart|Koen|Sven|Thomas|David|Ahmed|Fatima|Mohammed|Ali|Lotte|Fleur|Lieke|Jeroen|Wim|Henk|Ingrid|Marieke|Sanne [ krijgt ]',
    to: ['krijgen'],
    wrong: ['Jan en Piet krijgt altijd buiten.', 'Jan en Piet krijgen altijd buiten.'],
    right: 'Jan krijgt altijd buiten.',
  },
  {
    key: 'jan-en-piet-kwam',
    class: 'subject-verb',
    pattern:
      '^ =Jan|Piet|Kees|Klaas|Anna|Eva|Lisa|Tom|Tim|Peter|Mark|Sara|Emma|Sophie|Lucas|Daan|Bram|Sem|Noah|Julia|Mila|Tess|Maria|Johan|Hans|Karin|Els|Marie|Bart|Koen|Sven|Thomas|David|Ahmed|Fatima|Mohammed|Ali|Lotte|Fleur|Lieke|Jeroen|Wim|Henk|Ingrid|Marieke|Sanne en =Jan|Piet|Kees|Klaas|Anna|Eva|Lisa|Tom|Tim|Peter|Mark|Sara|Emma|Sophie|Lucas|Daan|Bram|Sem|Noah|Julia|Mila|Tess|Maria|Johan|Hans|Karin|Els|Marie|Bart|Koen|Sven|Thomas|David|Ahmed|Fatima|Mohammed|Ali|Lotte|Fleur|Lieke|Jeroen|Wim|Henk|Ingrid|Marieke|Sanne [ kwam ]',
    to: ['kwamen'],
    wrong: ['Jan en Piet kwam altijd buiten.', 'Jan en Piet kwamen altijd buiten.'],
    right: 'Jan kwam altijd buiten.',
  },
  {
    key: 'jan-en-piet-leert',
    class: 'subject-verb',
    pattern:
      '^ =Jan|Piet|Kees|Klaas|Anna|Eva|Lisa|Tom|Tim|Peter|Mark|Sara|Emma|Sophie|Lucas|Daan|Bram|Sem|Noah|Julia|Mila|Tess|Maria|Johan|Hans|Karin|Els|Marie|Bart|Koen|Sven|Thomas|David|Ahmed|Fatima|Mohammed|Ali|Lotte|Fleur|Lieke|Jeroen|Wim|Henk|Ingrid|Marieke|Sanne en =Jan|Piet|Kees|Klaas|Anna|Eva|Lisa|Tom|Tim|Peter|Mark|Sara|Emma|Sophie|Lucas|Daan|Bram|Sem|Noah|Julia|Mila|Tess|Maria|Johan|Hans|Karin|Els|Marie|Bart|Koen|Sven|Thomas|David|Ahmed|Fatima|Mohammed|Ali|Lotte|Fleur|Lieke|Jeroen|Wim|Henk|Ingrid|Marieke|Sanne [ leert ]',
    to: ['leren'],
    wrong: ['Jan en Piet leert altijd buiten.', 'Jan en Piet leren altijd buiten.'],
    right: 'Jan leert altijd buiten.',
  },
  {
    key: 'jan-en-piet-leest',
    class: 'subject-verb',
    pattern:
      '^ =Jan|Piet|Kees|Klaas|Anna|Eva|Lisa|Tom|Tim|Peter|Mark|Sara|Emma|Sophie|Lucas|Daan|Bram|Sem|Noah|Julia|Mila|Tess|Maria|Johan|Hans|Karin|Els|Marie|Bart|Koen|Sven|Thomas|David|Ahmed|Fatima|Mohammed|Ali|Lotte|Fleur|Lieke|Jeroen|Wim|Henk|Ingrid|Marieke|Sanne en =Jan|Piet|Kees|Klaas|Anna|Eva|Lisa|Tom|Tim|Peter|Mark|Sara|Emma|Sophie|Lucas|Daan|Bram|Sem|Noah|Julia|Mila|Tess|Maria|Johan|Hans|Karin|Els|Marie|Bart|Koen|Sven|Thomas|David|Ahmed|Fatima|Mohammed|Ali|Lotte|Fleur|Lieke|Jeroen|Wim|Henk|Ingrid|Marieke|Sanne [ leest ]',
    to: ['lezen'],
    wrong: ['Jan en Piet leest altijd buiten.', 'Jan en Piet lezen altijd buiten.'],
    right: 'Jan leest altijd buiten.',
  },
  {
    key: 'jan-en-piet-loopt',
    class: 'subject-verb',
    pattern:
      '^ =Jan|Piet|Kees|Klaas|Anna|Eva|Lisa|Tom|Tim|Peter|Mark|Sara|Emma|Sophie|Lucas|Daan|Bram|Sem|Noah|Julia|Mila|Tess|Maria|Johan|Hans|Karin|Els|Marie|Bart|Koen|Sven|Thomas|David|Ahmed|Fatima|Mohammed|Ali|Lotte|Fleur|Lieke|Jeroen|Wim|Henk|Ingrid|Marieke|Sanne en =Jan|Piet|Kees|Klaas|Anna|Eva|Lisa|Tom|Tim|Peter|Mark|Sara|Emma|Sophie|Lucas|Daan|Bram|Sem|Noah|Julia|Mila|Tess|Maria|Johan|Hans|Karin|Els|Marie|Bart|Koen|Sven|Thomas|David|Ahmed|Fatima|Mohammed|Ali|Lotte|Fleur|Lieke|Jeroen|Wim|Henk|Ingrid|Marieke|Sanne [ loopt ]',
    to: ['lopen'],
    wrong: ['Jan en Piet loopt altijd buiten.', 'Jan en Piet lopen altijd buiten.'],
    right: 'Jan loopt altijd buiten.',
  },
  {
    key: 'jan-en-piet-maakt',
    class: 'subject-verb',
    pattern:
      '^ =Jan|Piet|Kees|Klaas|Anna|Eva|Lisa|Tom|Tim|Peter|Mark|Sara|Emma|Sophie|Lucas|Daan|Bram|Sem|Noah|Julia|Mila|Tess|Maria|Johan|Hans|Karin|Els|Marie|Bart|Koen|Sven|Thomas|David|Ahmed|Fatima|Mohammed|Ali|Lotte|Fleur|Lieke|Jeroen|Wim|Henk|Ingrid|Marieke|Sanne en =Jan|Piet|Kees|Klaas|Anna|Eva|Lisa|Tom|Tim|Peter|Mark|Sara|Emma|Sophie|Lucas|Daan|Bram|Sem|Noah|Julia|Mila|Tess|Maria|Johan|Hans|Karin|Els|Marie|Bart|Koen|Sven|Thomas|David|Ahmed|Fatima|Mohammed|Ali|Lotte|Fleur|Lieke|Jeroen|Wim|Henk|Ingrid|Marieke|Sanne [ maakt ]',
    to: ['maken'],
    wrong: ['Jan en Piet maakt altijd buiten.', 'Jan en Piet maken altijd buiten.'],
    right: 'Jan maakt altijd buiten.',
  },
  {
    key: 'jan-en-piet-mag',
    class: 'subject-verb',
    pattern:
      '^ =Jan|Piet|Kees|Klaas|Anna|Eva|Lisa|Tom|Tim|Peter|Mark|Sara|Emma|Sophie|Lucas|Daan|Bram|Sem|Noah|Julia|Mila|Tess|Maria|Johan|Hans|Karin|Els|Marie|Bart|Koen|Sven|Thomas|David|Ahmed|Fatima|Mohammed|Ali|Lotte|Fleur|Lieke|Jeroen|Wim|Henk|Ingrid|Marieke|Sanne en =Jan|Piet|Kees|Klaas|Anna|Eva|Lisa|Tom|Tim|Peter|Mark|Sara|Emma|Sophie|Lucas|Daan|Bram|Sem|Noah|Julia|Mila|Tess|Maria|Johan|Hans|Karin|Els|Marie|Bart|Koen|Sven|Thomas|David|Ahmed|Fatima|Mohammed|Ali|Lotte|Fleur|Lieke|Jeroen|Wim|Henk|Ingrid|Marieke|Sanne [ mag ]',
    to: ['mogen'],
    wrong: ['Jan en Piet mag altijd buiten.', 'Jan en Piet mogen altijd buiten.'],
    right: 'Jan mag altijd buiten.',
  },
  {
    key: 'jan-en-piet-moest',
    class: 'subject-verb',
    pattern:
      '^ =Jan|Piet|Kees|Klaas|Anna|Eva|Lisa|Tom|Tim|Peter|Mark|Sara|Emma|Sophie|Lucas|Daan|Bram|Sem|Noah|Julia|Mila|Tess|Maria|Johan|Hans|Karin|Els|Marie|Bart|Koen|Sven|Thomas|David|Ahmed|Fatima|Mohammed|Ali|Lotte|Fleur|Lieke|Jeroen|Wim|Henk|Ingrid|Marieke|Sanne en =Jan|Piet|Kees|Klaas|Anna|Eva|Lisa|Tom|Tim|Peter|Mark|Sara|Emma|Sophie|Lucas|Daan|Bram|Sem|Noah|Julia|Mila|Tess|Maria|Johan|Hans|Karin|Els|Marie|Bart|Koen|Sven|Thomas|David|Ahmed|Fatima|Mohammed|Ali|Lotte|Fleur|Lieke|Jeroen|Wim|Henk|Ingrid|Marieke|Sanne [ moest ]',
    to: ['moesten'],
    wrong: ['Jan en Piet moest altijd buiten.', 'Jan en Piet moesten altijd buiten.'],
    right: 'Jan moest altijd buiten.',
  },
  {
    key: 'jan-en-piet-moet',
    class: 'subject-verb',
    pattern:
      '^ =Jan|Piet|Kees|Klaas|Anna|Eva|Lisa|Tom|Tim|Peter|Mark|Sara|Emma|Sophie|Lucas|Daan|Bram|Sem|Noah|Julia|Mila|Tess|Maria|Johan|Hans|Karin|Els|Marie|Bart|Koen|Sven|Thomas|David|Ahmed|Fatima|Mohammed|Ali|Lotte|Fleur|Lieke|Jeroen|Wim|Henk|Ingrid|Marieke|Sanne en =Jan|Piet|Kees|Klaas|Anna|Eva|Lisa|Tom|Tim|Peter|Mark|Sara|Emma|Sophie|Lucas|Daan|Bram|Sem|Noah|Julia|Mila|Tess|Maria|Johan|Hans|Karin|Els|Marie|Bart|Koen|Sven|Thomas|David|Ahmed|Fatima|Mohammed|Ali|Lotte|Fleur|Lieke|Jeroen|Wim|Henk|Ingrid|Marieke|Sanne [ moet ]',
    to: ['moeten'],
    wrong: ['Jan en Piet moet altijd buiten.', 'Jan en Piet moeten altijd buiten.'],
    right: 'Jan moet altijd buiten.',
  },
  {
    key: 'jan-en-piet-rijdt',
    class: 'subject-verb',
    pattern:
      '^ =Jan|Piet|Kees|Klaas|Anna|Eva|Lisa|Tom|Tim|Peter|Mark|Sara|Emma|Sophie|Lucas|Daan|Bram|Sem|Noah|Julia|Mila|Tess|Maria|Johan|Hans|Karin|Els|Marie|Bart|Koen|Sven|Thomas|David|Ahmed|Fatima|Mohammed|Ali|Lotte|Fleur|Lieke|Jeroen|Wim|Henk|Ingrid|Marieke|Sanne en =Jan|Piet|Kees|Klaas|Anna|Eva|Lisa|Tom|Tim|Peter|Mark|Sara|Emma|Sophie|Lucas|Daan|Bram|Sem|Noah|Julia|Mila|Tess|Maria|Johan|Hans|Karin|Els|Marie|Bart|Koen|Sven|Thomas|David|Ahmed|Fatima|Mohammed|Ali|Lotte|Fleur|Lieke|Jeroen|Wim|Henk|Ingrid|Marieke|Sanne [ rijdt ]',
    to: ['rijden'],
    wrong: ['Jan en Piet rijdt altijd buiten.', 'Jan en Piet rijden altijd buiten.'],
    right: 'Jan rijdt altijd buiten.',
  },
  {
    key: 'jan-en-piet-schrijft',
    class: 'subject-verb',
    pattern:
      '^ =Jan|Piet|Kees|Klaas|Anna|Eva|Lisa|Tom|Tim|Peter|Mark|Sara|Emma|Sophie|Lucas|Daan|Bram|Sem|Noah|Julia|Mila|Tess|Maria|Johan|Hans|Karin|Els|Marie|Bart|Koen|Sven|Thomas|David|Ahmed|Fatima|Mohammed|Ali|Lotte|Fleur|Lieke|Jeroen|Wim|Henk|Ingrid|Marieke|Sanne en =Jan|Piet|Kees|Klaas|Anna|Eva|Lisa|Tom|Tim|Peter|Mark|Sara|Emma|Sophie|Lucas|Daan|Bram|Sem|Noah|Julia|Mila|Tess|Maria|Johan|Hans|Karin|Els|Marie|Bart|Koen|Sven|Thomas|David|Ahmed|Fatima|Mohammed|Ali|Lotte|Fleur|Lieke|Jeroen|Wim|Henk|Ingrid|Marieke|Sanne [ schrijft ]',
    to: ['schrijven'],
    wrong: ['Jan en Piet schrijft altijd buiten.', 'Jan en Piet schrijven altijd buiten.'],
    right: 'Jan schrijft altijd buiten.',
  },
  {
    key: 'jan-en-piet-slaapt',
    class: 'subject-verb',
    pattern:
      '^ =Jan|Piet|Kees|Klaas|Anna|Eva|Lisa|Tom|Tim|Peter|Mark|Sara|Emma|Sophie|Lucas|Daan|Bram|Sem|Noah|Julia|Mila|Tess|Maria|Johan|Hans|Karin|Els|Marie|Bart|Koen|Sven|Thomas|David|Ahmed|Fatima|Mohammed|Ali|Lotte|Fleur|Lieke|Jeroen|Wim|Henk|Ingrid|Marieke|Sanne en =Jan|Piet|Kees|Klaas|Anna|Eva|Lisa|Tom|Tim|Peter|Mark|Sara|Emma|Sophie|Lucas|Daan|Bram|Sem|Noah|Julia|Mila|Tess|Maria|Johan|Hans|Karin|Els|Marie|Bart|Koen|Sven|Thomas|David|Ahmed|Fatima|Mohammed|Ali|Lotte|Fleur|Lieke|Jeroen|Wim|Henk|Ingrid|Marieke|Sanne [ slaapt ]',
    to: ['slapen'],
    wrong: ['Jan en Piet slaapt altijd buiten.', 'Jan en Piet slapen altijd buiten.'],
    right: 'Jan slaapt altijd buiten.',
  },
  {
    key: 'jan-en-piet-speelt',
    class: 'subject-verb',
    pattern:
      '^ =Jan|Piet|Kees|Klaas|Anna|Eva|Lisa|Tom|Tim|Peter|Mark|Sara|Emma|Sophie|Lucas|Daan|Bram|Sem|Noah|Julia|Mila|Tess|Maria|Johan|Hans|Karin|Els|Marie|Bart|Koen|Sven|Thomas|David|Ahmed|Fatima|Mohammed|Ali|Lotte|Fleur|Lieke|Jeroen|Wim|Henk|Ingrid|Marieke|Sanne en =Jan|Piet|Kees|Klaas|Anna|Eva|Lisa|Tom|Tim|Peter|Mark|Sara|Emma|Sophie|Lucas|Daan|Bram|Sem|Noah|Julia|Mila|Tess|Maria|Johan|Hans|Karin|Els|Marie|Bart|Koen|Sven|Thomas|David|Ahmed|Fatima|Mohammed|Ali|Lotte|Fleur|Lieke|Jeroen|Wim|Henk|Ingrid|Marieke|Sanne [ speelt ]',
    to: ['spelen'],
    wrong: ['Jan en Piet speelt altijd buiten.', 'Jan en Piet spelen altijd buiten.'],
    right: 'Jan speelt altijd buiten.',
  },
  {
    key: 'jan-en-piet-studeert',
    class: 'subject-verb',
    pattern:
      '^ =Jan|Piet|Kees|Klaas|Anna|Eva|Lisa|Tom|Tim|Peter|Mark|Sara|Emma|Sophie|Lucas|Daan|Bram|Sem|Noah|Julia|Mila|Tess|Maria|Johan|Hans|Karin|Els|Marie|Bart|Koen|Sven|Thomas|David|Ahmed|Fatima|Mohammed|Ali|Lotte|Fleur|Lieke|Jeroen|Wim|Henk|Ingrid|Marieke|Sanne en =Jan|Piet|Kees|Klaas|Anna|Eva|Lisa|Tom|Tim|Peter|Mark|Sara|Emma|Sophie|Lucas|Daan|Bram|Sem|Noah|Julia|Mila|Tess|Maria|Johan|Hans|Karin|Els|Marie|Bart|Koen|Sven|Thomas|David|Ahmed|Fatima|Mohammed|Ali|Lotte|Fleur|Lieke|Jeroen|Wim|Henk|Ingrid|Marieke|Sanne [ studeert ]',
    to: ['studeren'],
    wrong: ['Jan en Piet studeert altijd buiten.', 'Jan en Piet studeren altijd buiten.'],
    right: 'Jan studeert altijd buiten.',
  },
  {
    key: 'jan-en-piet-vindt',
    class: 'subject-verb',
    pattern:
      '^ =Jan|Piet|Kees|Klaas|Anna|Eva|Lisa|Tom|Tim|Peter|Mark|Sara|Emma|Sophie|Lucas|Daan|Bram|Sem|Noah|Julia|Mila|Tess|Maria|Johan|Hans|Karin|Els|Marie|Bart|Koen|Sven|Thomas|David|Ahmed|Fatima|Mohammed|Ali|Lotte|Fleur|Lieke|Jeroen|Wim|Henk|Ingrid|Marieke|Sanne en =Jan|Piet|Kees|Klaas|Anna|Eva|Lisa|Tom|Tim|Peter|Mark|Sara|Emma|Sophie|Lucas|Daan|Bram|Sem|Noah|Julia|Mila|Tess|Maria|Johan|Hans|Karin|Els|Marie|Bart|Koen|Sven|Thomas|David|Ahmed|Fatima|Mohammed|Ali|Lotte|Fleur|Lieke|Jeroen|Wim|Henk|Ingrid|Marieke|Sanne [ vindt ]',
    to: ['vinden'],
    wrong: ['Jan en Piet vindt altijd buiten.', 'Jan en Piet vinden altijd buiten.'],
    right: 'Jan vindt altijd buiten.',
  },
  {
    key: 'jan-en-piet-was',
    class: 'subject-verb',
    pattern:
      '^ =Jan|Piet|Kees|Klaas|Anna|Eva|Lisa|Tom|Tim|Peter|Mark|Sara|Emma|Sophie|Lucas|Daan|Bram|Sem|Noah|Julia|Mila|Tess|Maria|Johan|Hans|Karin|Els|Marie|Bart|Koen|Sven|Thomas|David|Ahmed|Fatima|Mohammed|Ali|Lotte|Fleur|Lieke|Jeroen|Wim|Henk|Ingrid|Marieke|Sanne en =Jan|Piet|Kees|Klaas|Anna|Eva|Lisa|Tom|Tim|Peter|Mark|Sara|Emma|Sophie|Lucas|Daan|Bram|Sem|Noah|Julia|Mila|Tess|Maria|Johan|Hans|Karin|Els|Marie|Bart|Koen|Sven|Thomas|David|Ahmed|Fatima|Mohammed|Ali|Lotte|Fleur|Lieke|Jeroen|Wim|Henk|Ingrid|Marieke|Sanne [ was ]',
    to: ['waren'],
    wrong: ['Jan en Piet was altijd buiten.', 'Jan en Piet waren altijd buiten.'],
    right: 'Jan was altijd buiten.',
  },
  {
    key: 'jan-en-piet-weet',
    class: 'subject-verb',
    pattern:
      '^ =Jan|Piet|Kees|Klaas|Anna|Eva|Lisa|Tom|Tim|Peter|Mark|Sara|Emma|Sophie|Lucas|Daan|Bram|Sem|Noah|Julia|Mila|Tess|Maria|Johan|Hans|Karin|Els|Marie|Bart|Koen|Sven|Thomas|David|Ahmed|Fatima|Mohammed|Ali|Lotte|Fleur|Lieke|Jeroen|Wim|Henk|Ingrid|Marieke|Sanne en =Jan|Piet|Kees|Klaas|Anna|Eva|Lisa|Tom|Tim|Peter|Mark|Sara|Emma|Sophie|Lucas|Daan|Bram|Sem|Noah|Julia|Mila|Tess|Maria|Johan|Hans|Karin|Els|Marie|Bart|Koen|Sven|Thomas|David|Ahmed|Fatima|Mohammed|Ali|Lotte|Fleur|Lieke|Jeroen|Wim|Henk|Ingrid|Marieke|Sanne [ weet ]',
    to: ['weten'],
    wrong: ['Jan en Piet weet altijd buiten.', 'Jan en Piet weten altijd buiten.'],
    right: 'Jan weet altijd buiten.',
  },
  {
    key: 'jan-en-piet-werd',
    class: 'subject-verb',
    pattern:
      '^ =Jan|Piet|Kees|Klaas|Anna|Eva|Lisa|Tom|Tim|Peter|Mark|Sara|Emma|Sophie|Lucas|Daan|Bram|Sem|Noah|Julia|Mila|Tess|Maria|Johan|Hans|Karin|Els|Marie|Bart|Koen|Sven|Thomas|David|Ahmed|Fatima|Mohammed|Ali|Lotte|Fleur|Lieke|Jeroen|Wim|Henk|Ingrid|Marieke|Sanne en =Jan|Piet|Kees|Klaas|Anna|Eva|Lisa|Tom|Tim|Peter|Mark|Sara|Emma|Sophie|Lucas|Daan|Bram|Sem|Noah|Julia|Mila|Tess|Maria|Johan|Hans|Karin|Els|Marie|Bart|Koen|Sven|Thomas|David|Ahmed|Fatima|Mohammed|Ali|Lotte|Fleur|Lieke|Jeroen|Wim|Henk|Ingrid|Marieke|Sanne [ werd ]',
    to: ['werden'],
    wrong: ['Jan en Piet werd altijd buiten.', 'Jan en Piet werden altijd buiten.'],
    right: 'Jan werd altijd buiten.',
  },
  {
    key: 'jan-en-piet-werkt',
    class: 'subject-verb',
    pattern:
      '^ =Jan|Piet|Kees|Klaas|Anna|Eva|Lisa|Tom|Tim|Peter|Mark|Sara|Emma|Sophie|Lucas|Daan|Bram|Sem|Noah|Julia|Mila|Tess|Maria|Johan|Hans|Karin|Els|Marie|Bart|Koen|Sven|Thomas|David|Ahmed|Fatima|Mohammed|Ali|Lotte|Fleur|Lieke|Jeroen|Wim|Henk|Ingrid|Marieke|Sanne en =Jan|Piet|Kees|Klaas|Anna|Eva|Lisa|Tom|Tim|Peter|Mark|Sara|Emma|Sophie|Lucas|Daan|Bram|Sem|Noah|Julia|Mila|Tess|Maria|Johan|Hans|Karin|Els|Marie|Bart|Koen|Sven|Thomas|David|Ahmed|Fatima|Mohammed|Ali|Lotte|Fleur|Lieke|Jeroen|Wim|Henk|Ingrid|Marieke|Sanne [ werkt ]',
    to: ['werken'],
    wrong: ['Jan en Piet werkt altijd buiten.', 'Jan en Piet werken altijd buiten.'],
    right: 'Jan werkt altijd buiten.',
  },
  {
    key: 'jan-en-piet-wil',
    class: 'subject-verb',
    pattern:
      '^ =Jan|Piet|Kees|Klaas|Anna|Eva|Lisa|Tom|Tim|Peter|Mark|Sara|Emma|Sophie|Lucas|Daan|Bram|Sem|Noah|Julia|Mila|Tess|Maria|Johan|Hans|Karin|Els|Marie|Bart|Koen|Sven|Thomas|David|Ahmed|Fatima|Mohammed|Ali|Lotte|Fleur|Lieke|Jeroen|Wim|Henk|Ingrid|Marieke|Sanne en =Jan|Piet|Kees|Klaas|Anna|Eva|Lisa|Tom|Tim|Peter|Mark|Sara|Emma|Sophie|Lucas|Daan|Bram|Sem|Noah|Julia|Mila|Tess|Maria|Johan|Hans|Karin|Els|Marie|Bart|Koen|Sven|Thomas|David|Ahmed|Fatima|Mohammed|Ali|Lotte|Fleur|Lieke|Jeroen|Wim|Henk|Ingrid|Marieke|Sanne [ wil ]',
    to: ['willen'],
    wrong: ['Jan en Piet wil altijd buiten.', 'Jan en Piet willen altijd buiten.'],
    right: 'Jan wil altijd buiten.',
  },
  {
    key: 'jan-en-piet-wilde',
    class: 'subject-verb',
    pattern:
      '^ =Jan|Piet|Kees|Klaas|Anna|Eva|Lisa|Tom|Tim|Peter|Mark|Sara|Emma|Sophie|Lucas|Daan|Bram|Sem|Noah|Julia|Mila|Tess|Maria|Johan|Hans|Karin|Els|Marie|Bart|Koen|Sven|Thomas|David|Ahmed|Fatima|Mohammed|Ali|Lotte|Fleur|Lieke|Jeroen|Wim|Henk|Ingrid|Marieke|Sanne en =Jan|Piet|Kees|Klaas|Anna|Eva|Lisa|Tom|Tim|Peter|Mark|Sara|Emma|Sophie|Lucas|Daan|Bram|Sem|Noah|Julia|Mila|Tess|Maria|Johan|Hans|Karin|Els|Marie|Bart|Koen|Sven|Thomas|David|Ahmed|Fatima|Mohammed|Ali|Lotte|Fleur|Lieke|Jeroen|Wim|Henk|Ingrid|Marieke|Sanne [ wilde ]',
    to: ['wilden'],
    wrong: ['Jan en Piet wilde altijd buiten.', 'Jan en Piet wilden altijd buiten.'],
    right: 'Jan wilde altijd buiten.',
  },
  {
    key: 'jan-en-piet-woont',
    class: 'subject-verb',
    pattern:
      '^ =Jan|Piet|Kees|Klaas|Anna|Eva|Lisa|Tom|Tim|Peter|Mark|Sara|Emma|Sophie|Lucas|Daan|Bram|Sem|Noah|Julia|Mila|Tess|Maria|Johan|Hans|Karin|Els|Marie|Bart|Koen|Sven|Thomas|David|Ahmed|Fatima|Mohammed|Ali|Lotte|Fleur|Lieke|Jeroen|Wim|Henk|Ingrid|Marieke|Sanne en =Jan|Piet|Kees|Klaas|Anna|Eva|Lisa|Tom|Tim|Peter|Mark|Sara|Emma|Sophie|Lucas|Daan|Bram|Sem|Noah|Julia|Mila|Tess|Maria|Johan|Hans|Karin|Els|Marie|Bart|Koen|Sven|Thomas|David|Ahmed|Fatima|Mohammed|Ali|Lotte|Fleur|Lieke|Jeroen|Wim|Henk|Ingrid|Marieke|Sanne [ woont ]',
    to: ['wonen'],
    wrong: ['Jan en Piet woont altijd buiten.', 'Jan en Piet wonen altijd buiten.'],
    right: 'Jan woont altijd buiten.',
  },
  {
    key: 'jan-en-piet-wordt',
    class: 'subject-verb',
    pattern:
      '^ =Jan|Piet|Kees|Klaas|Anna|Eva|Lisa|Tom|Tim|Peter|Mark|Sara|Emma|Sophie|Lucas|Daan|Bram|Sem|Noah|Julia|Mila|Tess|Maria|Johan|Hans|Karin|Els|Marie|Bart|Koen|Sven|Thomas|David|Ahmed|Fatima|Mohammed|Ali|Lotte|Fleur|Lieke|Jeroen|Wim|Henk|Ingrid|Marieke|Sanne en =Jan|Piet|Kees|Klaas|Anna|Eva|Lisa|Tom|Tim|Peter|Mark|Sara|Emma|Sophie|Lucas|Daan|Bram|Sem|Noah|Julia|Mila|Tess|Maria|Johan|Hans|Karin|Els|Marie|Bart|Koen|Sven|Thomas|David|Ahmed|Fatima|Mohammed|Ali|Lotte|Fleur|Lieke|Jeroen|Wim|Henk|Ingrid|Marieke|Sanne [ wordt ]',
    to: ['worden'],
    wrong: ['Jan en Piet wordt altijd buiten.', 'Jan en Piet worden altijd buiten.'],
    right: 'Jan wordt altijd buiten.',
  },
  {
    key: 'jan-en-piet-zal',
    class: 'subject-verb',
    pattern:
      '^ =Jan|Piet|Kees|Klaas|Anna|Eva|Lisa|Tom|Tim|Peter|Mark|Sara|Emma|Sophie|Lucas|Daan|Bram|Sem|Noah|Julia|Mila|Tess|Maria|Johan|Hans|Karin|Els|Marie|Bart|Koen|Sven|Thomas|David|Ahmed|Fatima|Mohammed|Ali|Lotte|Fleur|Lieke|Jeroen|Wim|Henk|Ingrid|Marieke|Sanne en =Jan|Piet|Kees|Klaas|Anna|Eva|Lisa|Tom|Tim|Peter|Mark|Sara|Emma|Sophie|Lucas|Daan|Bram|Sem|Noah|Julia|Mila|Tess|Maria|Johan|Hans|Karin|Els|Marie|Bart|Koen|Sven|Thomas|David|Ahmed|Fatima|Mohammed|Ali|Lotte|Fleur|Lieke|Jeroen|Wim|Henk|Ingrid|Marieke|Sanne [ zal ]',
    to: ['zullen'],
    wrong: ['Jan en Piet zal altijd buiten.', 'Jan en Piet zullen altijd buiten.'],
    right: 'Jan zal altijd buiten.',
  },
  {
    key: 'jan-en-piet-zegt',
    class: 'subject-verb',
    pattern:
      '^ =Jan|Piet|Kees|Klaas|Anna|Eva|Lisa|Tom|Tim|Peter|Mark|Sara|Emma|Sophie|Lucas|Daan|Bram|Sem|Noah|Julia|Mila|Tess|Maria|Johan|Hans|Karin|Els|Marie|Bart|Koen|Sven|Thomas|David|Ahmed|Fatima|Mohammed|Ali|Lotte|Fleur|Lieke|Jeroen|Wim|Henk|Ingrid|Marieke|Sanne en =Jan|Piet|Kees|Klaas|Anna|Eva|Lisa|Tom|Tim|Peter|Mark|Sara|Emma|Sophie|Lucas|Daan|Bram|Sem|Noah|Julia|Mila|Tess|Maria|Johan|Hans|Karin|Els|Marie|Bart|Koen|Sven|Thomas|David|Ahmed|Fatima|Mohammed|Ali|Lotte|Fleur|Lieke|Jeroen|Wim|Henk|Ingrid|Marieke|Sanne [ zegt ]',
    to: ['zeggen'],
    wrong: ['Jan en Piet zegt altijd buiten.', 'Jan en Piet zeggen altijd buiten.'],
    right: 'Jan zegt altijd buiten.',
  },
  {
    key: 'jan-en-piet-ziet',
    class: 'subject-verb',
    pattern:
      '^ =Jan|Piet|Kees|Klaas|Anna|Eva|Lisa|Tom|Tim|Peter|Mark|Sara|Emma|Sophie|Lucas|Daan|Bram|Sem|Noah|Julia|Mila|Tess|Maria|Johan|Hans|Karin|Els|Marie|Bart|Koen|Sven|Thomas|David|Ahmed|Fatima|Mohammed|Ali|Lotte|Fleur|Lieke|Jeroen|Wim|Henk|Ingrid|Marieke|Sanne en =Jan|Piet|Kees|Klaas|Anna|Eva|Lisa|Tom|Tim|Peter|Mark|Sara|Emma|Sophie|Lucas|Daan|Bram|Sem|Noah|Julia|Mila|Tess|Maria|Johan|Hans|Karin|Els|Marie|Bart|Koen|Sven|Thomas|David|Ahmed|Fatima|Mohammed|Ali|Lotte|Fleur|Lieke|Jeroen|Wim|Henk|Ingrid|Marieke|Sanne [ ziet ]',
    to: ['zien'],
    wrong: ['Jan en Piet ziet altijd buiten.', 'Jan en Piet zien altijd buiten.'],
    right: 'Jan ziet altijd buiten.',
  },
  {
    key: 'jan-en-piet-zit',
    class: 'subject-verb',
    pattern:
      '^ =Jan|Piet|Kees|Klaas|Anna|Eva|Lisa|Tom|Tim|Peter|Mark|Sara|Emma|Sophie|Lucas|Daan|Bram|Sem|Noah|Julia|Mila|Tess|Maria|Johan|Hans|Karin|Els|Marie|Bart|Koen|Sven|Thomas|David|Ahmed|Fatima|Mohammed|Ali|Lotte|Fleur|Lieke|Jeroen|Wim|Henk|Ingrid|Marieke|Sanne en =Jan|Piet|Kees|Klaas|Anna|Eva|Lisa|Tom|Tim|Peter|Mark|Sara|Emma|Sophie|Lucas|Daan|Bram|Sem|Noah|Julia|Mila|Tess|Maria|Johan|Hans|Karin|Els|Marie|Bart|Koen|Sven|Thomas|David|Ahmed|Fatima|Mohammed|Ali|Lotte|Fleur|Lieke|Jeroen|Wim|Henk|Ingrid|Marieke|Sanne [ zit ]',
    to: ['zitten'],
    wrong: ['Jan en Piet zit altijd buiten.', 'Jan en Piet zitten altijd buiten.'],
    right: 'Jan zit altijd buiten.',
  },
  {
    key: 'jan-en-piet-zou',
    class: 'subject-verb',
    pattern:
      '^ =Jan|Piet|Kees|Klaas|Anna|Eva|Lisa|Tom|Tim|Peter|Mark|Sara|Emma|Sophie|Lucas|Daan|Bram|Sem|Noah|Julia|Mila|Tess|Maria|Johan|Hans|Karin|Els|Marie|Bart|Koen|Sven|Thomas|David|Ahmed|Fatima|Mohammed|Ali|Lotte|Fleur|Lieke|Jeroen|Wim|Henk|Ingrid|Marieke|Sanne en =Jan|Piet|Kees|Klaas|Anna|Eva|Lisa|Tom|Tim|Peter|Mark|Sara|Emma|Sophie|Lucas|Daan|Bram|Sem|Noah|Julia|Mila|Tess|Maria|Johan|Hans|Karin|Els|Marie|Bart|Koen|Sven|Thomas|David|Ahmed|Fatima|Mohammed|Ali|Lotte|Fleur|Lieke|Jeroen|Wim|Henk|Ingrid|Marieke|Sanne [ zou ]',
    to: ['zouden'],
    wrong: ['Jan en Piet zou altijd buiten.', 'Jan en Piet zouden altijd buiten.'],
    right: 'Jan zou altijd buiten.',
  },
  {
    key: 'kan-zwemt',
    class: 'verb-form',
    pattern:
      '^ ik|hij|zij|ze|we|wij|jij|jullie kan|kunnen|moet|moeten|wil|willen|zal|zullen|mag|mogen|ga|gaat ..3 [ zwemt|gaat|koopt|komt|werkt|leert|leest|schrijft|speelt|eet|drinkt|slaapt|loopt|rijdt|fietst|spreekt|praat|helpt|maakt|doet|ziet|hoort|blijft|woont|studeert|betaalt|zingt|danst|kookt|begint|stopt|vertelt|vraagt|neemt|geeft|brengt|zoekt|vindt|krijgt ] ?|.|!',
    to: ['$4#pres.p3.sg>inf'],
    unless: 'dat wie wat hoe waar als of die wanneer waarom omdat',
    wrong: ['Hij kan goed zwemt.', 'Hij kan goed zwemmen.'],
    right: 'Hij kan goed zwemmen.',
  },
  {
    key: 'om-acht-uur-hij',
    class: 'word-order',
    pattern:
      '^ om|na|rond|vanaf|tot|over|voor /^\\d+$/||een|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|elf|twaalf uur|jaar|weken|dagen|maanden [ hij|men|het @verbsHij ]',
    to: ['$5 $4'],
    wrong: ['Om acht uur hij ging weg.', 'Om acht uur ging hij weg.'],
    right: 'Om acht uur ging hij weg.',
  },
  {
    key: 'om-acht-uur-ik',
    class: 'word-order',
    pattern:
      '^ om|na|rond|vanaf|tot|over|voor /^\\d+$/||een|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|elf|twaalf uur|jaar|weken|dagen|maanden [ ik @verbsIk ]',
    to: ['$5 $4'],
    wrong: ['Om acht uur ik ging weg.', 'Om acht uur ging ik weg.'],
    right: 'Om acht uur ging ik weg.',
  },
  {
    key: 'om-acht-uur-wij',
    class: 'word-order',
    pattern:
      '^ om|na|rond|vanaf|tot|over|voor /^\\d+$/||een|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|elf|twaalf uur|jaar|weken|dagen|maanden [ wij|we @pluralVerbs ]',
    to: ['$5 $4'],
    wrong: ['Om acht uur wij gingen weg.', 'Om acht uur gingen wij weg.'],
    right: 'Om acht uur gingen wij weg.',
  },
  {
    key: 'om-te-object',
    class: 'word-order',
    pattern: 'om|zonder|door [ te mijn|de|het|een|haar|zijn|onze|deze|dit|jouw|hun _ ] #verb:inf',
    to: ['$3 $4 te'],
    wrong: ['Ik ga om te mijn moeder helpen.', 'Ik ga om mijn moeder te helpen.'],
    right: 'Ik ga om mijn moeder te helpen.',
  },
  {
    key: 'op-maandag-hij',
    class: 'word-order',
    pattern: '^ op maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag [ hij|men|het @verbsHij ]',
    to: ['$4 $3'],
    wrong: ['Op maandag hij ging weg.', 'Op maandag ging hij weg.'],
    right: 'Op maandag ging hij weg.',
  },
  {
    key: 'op-maandag-ik',
    class: 'word-order',
    pattern: '^ op maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag [ ik @verbsIk ]',
    to: ['$4 $3'],
    wrong: ['Op maandag ik ging weg.', 'Op maandag ging ik weg.'],
    right: 'Op maandag ging ik weg.',
  },
  {
    key: 'op-maandag-wij',
    class: 'word-order',
    pattern: '^ op maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag [ wij|we @pluralVerbs ]',
    to: ['$4 $3'],
    wrong: ['Op maandag wij gingen weg.', 'Op maandag gingen wij weg.'],
    right: 'Op maandag gingen wij weg.',
  },
  {
    key: 'past-d-t',
    class: 'verb-form',
    pattern:
      'ik|hij|zij|wij|we|men [ /^(?:be|ver|ont|her)\\p{L}+[^dtaeiou][dt]e$|^(?:be|ver|ont|her)\\p{L}*(?:ei|ij|oe|ie|ou|au|ui|aa|ee|oo|uu)[dt]e$/&%known:/([dt])e$/$1$1e/&!beide&!hervatte ] !#noun',
    to: ['$2/([dt])e$/$1$1e/'],
    wrong: ['Zij verspreide het nieuws.', 'Zij verspreidde het nieuws.'],
    right: 'Zij las verspreide berichten.',
  },
  {
    key: 'perfect-dt',
    class: 'verb-form',
    pattern:
      'heb|hebt|heeft|hebben|had|hadden|is|zijn|was|waren|wordt|worden|werd|werden ..3 [ /^(?:be|ver|ont|her|er|ge)\\p{L}+dt$/&%known:/dt$/d/ ] ?|.|,|!|en|door|in|op|met|voor|aan|van',
    to: ['$3/dt$/d/'],
    unless: 'wie wat die dat als hoe of omdat waar wanneer',
    wrong: ['Hij heeft de vraag beantwoordt.', 'Hij heeft de vraag beantwoord.'],
    right: 'Hij weet wie de vraag beantwoordt.',
  },
  {
    key: 'relative-order',
    class: 'word-order',
    pattern:
      'man|vrouw|mensen|jongen|meisje|kinderen|kind|familie|student|vriend|vriendin|buurman|buurvrouw|leraar|huis|auto|boom|winkel die|dat [ woont|wonen|werkt|werken|staat|staan|zit|zitten|ligt|speelt|spelen|loopt hier|daar|thuis|boven|buiten|beneden ]',
    to: ['$4 $3'],
    wrong: ['De man die woont hier is aardig.', 'De man die hier woont is aardig.'],
    right: 'De man die hier woont is aardig.',
  },
  {
    key: 's-avonds-hij',
    class: 'word-order',
    pattern: '^ _? s avonds|morgens|middags|nachts|ochtends|zomers|winters|maandags [ hij|men|het @verbsHij ]',
    to: ['$5 $4'],
    wrong: ["'s Avonds hij ging weg.", "'s Avonds ging hij weg."],
    right: "'s Avonds ging hij weg.",
  },
  {
    key: 's-avonds-ik',
    class: 'word-order',
    pattern: '^ _? s avonds|morgens|middags|nachts|ochtends|zomers|winters|maandags [ ik @verbsIk ]',
    to: ['$5 $4'],
    wrong: ["'s Avonds ik ging weg.", "'s Avonds ging ik weg."],
    right: "'s Avonds ging ik weg.",
  },
  {
    key: 's-avonds-wij',
    class: 'word-order',
    pattern: '^ _? s avonds|morgens|middags|nachts|ochtends|zomers|winters|maandags [ wij|we @pluralVerbs ]',
    to: ['$5 $4'],
    wrong: ["'s Avonds wij gingen weg.", "'s Avonds gingen wij weg."],
    right: "'s Avonds gingen wij weg.",
  },
  {
    key: 'wat-zijn-naam',
    class: 'subject-verb',
    pattern:
      '^ wat [ zijn|waren ] jouw|je|uw|de|mijn|haar naam|adres|probleem|doel|reden|prijs|antwoord|vraag|oplossing|telefoonnummer|beroep|leeftijd|mening|titel ?|.|van',
    to: ['$2/^zijn$/is/', '$2/^waren$/was/'],
    wrong: ['Wat zijn jouw naam?', 'Wat is jouw naam?'],
    right: 'Wat is jouw naam?',
  },
  {
    key: 'wordt-je-ziek',
    class: 'verb-form',
    pattern: '[ wordt ] je|jij ziek|moe|boos|blij|oud|rijk|dik|gek|bang|beter|groot|later|nooit|dan|snel|hier|ook|nu|straks|morgen|vaak',
    to: ['word'],
    wrong: ['Wordt je ziek?', 'Word je ziek?'],
    right: 'Wordt je moeder ziek?',
  },
])
