import { words } from '../../../languages/words.ts'
import { portuguese as romance } from '../portuguese.ts'
import { portugueseVerbs as verbs } from './portuguese.ts'
import { people } from './people.ts'
import type { VerbLanguage } from './verb-language.ts'

/** Verbs of Portuguese for the checks. "Tu" is left out: in Brazil it goes with the third person too. */
export const portuguese: VerbLanguage = {
  romance,
  verbs,
  firstSubjects: { eu: 0 },
  otherSubjects: { ele: 2, ela: 2, você: 2, nós: 3, eles: 5, elas: 5, vocês: 5 },
  several: words('todos todas muitos muitas alguns algumas ambos ambas vários várias'),
  single: words('ninguém alguém'),
  people: people.pt,
  clitics: words('me te se nos lhe lhes o a os as'),
  objects: words('o a os as'),
  between: words('também sempre nunca já ainda só quase jamais realmente geralmente'),
  openers: words('que porque quando se mas e embora enquanto como onde pois então hoje agora ontem depois também caso'),
  notBefore: words('a de em com sem por para entre segundo salvo exceto menos até como contra sobre ou nem perante após'),
  comparing: words('mais menos melhor pior maior menor tão tanto tanta igual mesmo mesma outro outra antes'),
  and: words('e ou nem com'),
  notVerbs: words('como nada sobre fora foras leste saia vão este sede meio vivo parto deste desse desses'),
  liking: words('faltar bastar restar existir acontecer ocorrer caber parecer importar interessar sobrar'),
  times: words(
    'segunda terça quarta quinta sexta sábado domingo sábados domingos janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro primavera verão outono inverno fins dias semanas meses anos horas noites tardes manhãs minuto minutos segundo segundos século séculos década décadas férias ocasião ocasiões lugar lugares local locais modo forma formas maneira medida madrugada',
  ),
  measures: words('multidão infinidade punhado milhar milhão milhões maior dezena dezenas milhares centenas lista quantia ponto'),
  of: 'de',
  be: 'ser',
  modals: words('poder querer dever precisar conseguir tentar costumar pretender desejar ir'),
  beforeInfinitive: words('para sem por'),
  auxiliaries: words('tenho tens tem temos têm tinhas tínhamos tinham terei terá teremos terão teria teríamos teriam'),
  isHaving: true,
  moods: {
    any: ['para|sem|antes que', 'a fim de que', 'a menos que', 'contanto que', '^ ainda|mesmo que', '^ embora', '^ caso'],
    present: [
      'talvez',
      'tomara que',
      'quero|queres|quer|queremos|querem|espero|espera|esperamos|esperam|prefiro|prefere|desejo|duvido|temo que',
      'não acho|creio|penso|acredito que',
      'é importante|necessário|preciso|possível|impossível|provável|melhor|bom|ruim|normal|fundamental|essencial|imprescindível|indispensável|triste que',
      'basta|convém que',
      'faz|fazem|fazer|fazendo com que',
      'permite|permitem|impede|impedem|exige|exigem que',
    ],
    past: [
      'queria|queriam|queríamos|quis|preferia|desejava|duvidava que',
      'fez|fizeram com que',
      'era necessário|importante|preciso|possível|provável|melhor|fundamental que',
    ],
    subjects: words('ninguém alguém tudo todos todas isso isto aquilo nada algo cada'),
  },
  homographs:
    words(`abandono abraço acordo alcance amparo apoio apelo ataque aumento aviso avanço beijo bloqueio brilho canto cargo carga castigo choro combate começo confronto conserva consumo contato contrato controle convite corte costume
    culpa culto curso custo debate descanso desejo desenho destaque desvio discurso disputa emprego encontro ensino erro esforço espelho estudo exercício foco fim freio fuga gasto gosto governo grito incentivo jogo lucro medo
    passeio peso posto prejuízo preparo processo progresso protesto recurso registro relato resgate respeito resto retorno risco roubo seguro sonho sono suporte surto trabalho transporte treino troco uso voo voto
    ajuda busca causa cobra compra conquista consulta cura demora denuncia dita entrega escolha escolhe espera estuda falta fala firma força forma ganha guarda julga lava luta marca melhora mostra muda multa obra oferta
    ordena paga pega pergunta pesca pesquisa pinta planta prova reclama reforma regra reserva sobra sonda toca toma trata troca vela venda viaja visita vista volta vota vale viagem mata parte casa cria crítica
    perda perde queixa conta vence cada manda meta meio quarto quinta quem tinha entre ira lida suma partido pede ouvido sente vivas viva vive vivos pena pouco torna saída saia saias lado modo sido ver vir ser ter poder dever prever pesquisas
    passa passe cega cegas certo claro causas buscas compras contas casos cópia custa custas costas traz baixo baixa baixas ameaça ameaças quebra quebras influencia evidencia torno`),
  joined: {
    ter: words('que de'),
    haver: words('que'),
    começar: words('a'),
    acabar: words('de'),
    deixar: words('de'),
    gostar: words('de'),
    parar: words('de'),
  },
  reflexive: ['me', 'te', 'se', 'nos', 'vos', 'se'],
  relatives: words('que quem quando onde como se quanto'),
  better: () => [],
}
