import { words } from '../../../languages/words.ts'
import type { WordLists } from '../../pattern.ts'

/** Feminine nouns that are no other word, or such only as a verb. */
const feminine =
  words(`aguardente alface cal libido couve dinamite cárie faringe laringe omoplata jaqueta gaveta panela colher vassoura geleia sobremesa cozinheira enfermeira advogada médica cantora escritora diretora vizinha tia avó
    ação aceitação administração afirmação agência água alegria aldeia alimentação alma amiga amizade análise aplicação aprendizagem área
    arte árvore atenção atitude atividade atriz aula ausência autora autoridade avaliação avenida aventura bagagem bandeira barreira base batalha batata
    bebida beleza biblioteca bicicleta blusa boca bola bolsa bondade borboleta cabeça cadeia cadeira caixa calça cama camada camisa campanha canção caneta
    capacidade capital característica carne carta carteira casa categoria causa cena cerveja chave chegada chuva cidade ciência
    clareza classe coisa coleção colheita combinação comida companhia competência comunicação comunidade condição conclusão confiança conquista consciência
    consequência construção conta conversa cooperação cor coragem corrida corrupção cozinha crença criança criatividade criação crise cruz culpa cultura curiosidade
    dança data decisão declaração democracia descoberta desculpa desigualdade despesa diferença dificuldade direção discussão disciplina distância diversidade dívida divisão doença dor
    dúvida economia educação emoção empresa energia entrada entrevista equipe escada escola escolha escolaridade escrita escuridão espécie especialidade esperança esposa
    estação estante estatística estrada estratégia estrela estrutura evolução exceção existência experiência explicação exploração explosão exposição expressão faca
    face faculdade falta fama família fantasia farinha farmácia fase febre feira felicidade ferramenta festa fila filha filosofia flor floresta folha fome fonte força forma formação
    fotografia frase freguesia frequência frente fronteira fruta fumaça função garganta garota garrafa geladeira gente gestão globalização gota gramática greve guerra
    habilidade hipótese história hora honra ideia identidade idade igreja ilha imagem imaginação importância impressão indústria infância influência informação iniciativa
    inspiração instituição inteligência intenção internet investigação irmã janela joia juventude lâmpada laranja leitura lei lembrança letra liberdade lição língua linguagem linha lista literatura
    loja louça lua luta luz madeira madrugada mãe maioria maneira manhã manteiga máquina margem matéria mecânica medicina medida melhoria memória menina mensagem mente mentira
    mesa meta mistura mochila moeda montanha morte mostra motivação mudança mulher multidão música nação natureza necessidade neve noite norma notícia novela nuvem obra obrigação ocasião oferta
    opinião oportunidade opção oração orelha organização origem página paisagem paixão palavra parede parte partida paz peça pedra pele perda pergunta personalidade pesca pesquisa pessoa planta plateia pobreza
    poesia polêmica poluição população porta posição possibilidade pousada praça praia prática precisão presença pressa pressão prima primavera prioridade prisão produção professora profissão promessa proposta
    proteção prova província qualidade quantidade queda questão quinta raiva raiz razão reação realidade receita redação rede reforma região regra relação religião resposta responsabilidade reunião
    revista revolução riqueza rotina roupa rua sala salada saudade saúde seção segurança semana semente senhora sensação série serra sessão situação sobrancelha sobremesa sociedade solidão solução sombra sopa sorte
    sugestão superfície tarde tarefa taxa técnica tecnologia televisão temperatura tempestade tendência tentativa teoria terra tese tesoura tia tinta toalha tradição tradução tragédia tranquilidade transformação tristeza unha
    universidade urgência utilidade vantagem variedade velhice velocidade venda verdade versão viagem vida violência virtude visão visita vítima vitória vizinha vontade voz xícara zona`)

/** Masculine nouns that are no other word, or such only as a verb. */
const masculineNouns =
  words(`champanhe dó eclipse guaraná telefonema gengibre telhado sofá garfo copo casaco chinelo cinto médico enfermeiro advogado engenheiro cozinheiro cantor escritor vizinho tio
    abraço acidente acordo açúcar adjetivo aeroporto alimento almoço aluno ambiente amigo amor andar animal aniversário ano apartamento apelido apoio aprendizado ar argumento armário arquivo arroz artigo aspecto assunto
    ataque ator aumento autocarro autor avanço avião avô bairro balcão banco banho bar barco barulho bebê beijo benefício bilhete bolo bolso bosque braço brinquedo café caderno calor caminhão caminho campo canal cantor capítulo caráter cargo
    carinho carro cartão casaco casal casamento caso castelo cavalo celular cenário centro céu chá chão chapéu cheiro chefe chocolate cidadão cigarro cinema circo clima clube código coelho colégio comboio começo comentário comércio comportamento compromisso
    computador conceito concurso conflito conhecimento conselho consumo conteúdo contexto contrato controle convite copo coração corpo corredor crescimento crime critério cuidado curso custo dado defeito dente depoimento desafio desejo desemprego desenho
    desenvolvimento destino detalhe dever dia diálogo dicionário dinheiro direito diretor discurso doce documento domingo edifício efeito elemento emprego encontro endereço ensino erro escritor escritório esforço espaço espelho espetáculo
    espírito esporte estilo estômago estudo evento exame exemplo exercício exército êxito fato fator fenômeno feriado ferro filho filme fim fogo frango frio fruto funcionário futebol futuro gato gelo gesto gosto governo grau grupo guarda-chuva hábito homem
    horário hospital hotel humor idioma impacto imposto incêndio indivíduo início inimigo instante instituto instrumento interesse inverno investimento irmão jantar jardim jogador jogo jornal joelho julgamento lado lago lanche lápis leite lençol líder limite
    livro lixo local lucro lugar macaco mapa mar marido material medicamento medo membro menino mercado mês método metrô minuto modelo modo momento motivo movimento mundo município museu namorado nariz nascimento navio negócio neto nível nome norte número
    objetivo objeto oceano óculos ódio olhar olho ônibus orgulho osso ouro outono ouvido padrão padre pagamento pai país palácio pão papel parágrafo parque partido pássaro passeio passo patrão pé pedaço pedido peito peixe pensamento perigo período peso
    planejamento plano planeta poder poema ponto porco porto povo prato prazer prazo preço prédio prêmio presente presidente problema processo produto professor programa progresso projeto propósito protesto quadro quarto queijo quilo rapaz recado recurso
    reflexo refrigerante relacionamento relatório relógio remédio respeito restaurante resto resultado retrato rio risco ritmo rosto sábado salário sangue sapato século segredo sentido sentimento serviço setor silêncio sistema sítio sol soldado som
    sonho sorriso sorvete subúrbio sucesso suco sul supermercado talento tamanho tapete teatro telefone telhado tema tempo tênis teto texto time tio tipo título trabalho trânsito tratamento trem treino turismo usuário
    valor veículo vento verão verbo vestido vinho vizinho voo voto vulcão`)

/** Nouns of both genders, or of another meaning in the other. */
const ambiguous = words(
  `capital colega estudante personagem guarda-chuva sonhos andar dever jantar poder olhar lápis óculos ônibus tênis caixa face cor quinta conta direito resto local presente partido caso plano`,
)
/** What names a time and stands without a preposition, as no subject does. */
const times = words(
  `ano anos dia dias domingo domingos fim hora horas inverno manhã manhãs mês meses minuto minutos noite noites sábado sábados século séculos semana semanas tarde tardes verão vez vezes momento instante outono primavera`,
)

/** Plurals as most nouns make them: `canção` to `canções`, `homem` to `homens`, `animal` to `animais`. */
const plurals = (nouns: ReadonlySet<string>): ReadonlySet<string> =>
  new Set(
    [...nouns].flatMap((noun) => {
      const odd = oddPlurals[noun]
      if (odd) return [odd]
      if (/[aeioué]s$|el$|il$/.test(noun)) return []
      if (noun.endsWith('ão')) return [`${noun.slice(0, -2)}ões`]
      if (noun.endsWith('m')) return [`${noun.slice(0, -1)}ns`]
      if (/[aou]l$/.test(noun)) return [`${noun.slice(0, -1)}is`]
      return [/[rzês]$/.test(noun) ? `${noun.replace('ês', 'es')}es` : `${noun}s`]
    }),
  )

const oddPlurals: Readonly<Record<string, string>> = {
  cidadão: 'cidadãos',
  irmão: 'irmãos',
  mão: 'mãos',
  pão: 'pães',
  mês: 'meses',
  avô: 'avós',
  mãe: 'mães',
  metrô: 'metrôs',
  bebê: 'bebês',
  pé: 'pés',
  café: 'cafés',
  chá: 'chás',
}

const plainFeminine = new Set([...feminine].filter((noun) => !ambiguous.has(noun)))
const plainMasculine = new Set([...masculineNouns].filter((noun) => !ambiguous.has(noun)))

/** Words that the patterns of the rows name with @. Sorted. */
export const lists: WordLists = {
  adjectives:
    words(`alto alta antigo antiga barato barata bonito bonita bom boa caro cara claro claro cheio cheia difícil diferente divertido divertida fácil famoso famosa feliz forte
    fraco fraca frio fria grande importante inteligente interessante jovem lindo linda longo longa moderno moderna necessário necessária novo nova pequeno pequena perigoso perigosa pobre
    possível rápido rápida rico rica ruim simples sujo suja triste útil velho velha violento violenta`),
  feminine: plainFeminine,
  femininePlural: plurals(plainFeminine),
  infinitives: words(`analisar aprender aumentar beber buscar cantar chamar chover começar comer comprar contar correr crescer dar
    deixar diminuir dizer dormir escrever estar estudar explicar falar fazer ir jogar ler levar melhorar mudar ouvir partir pedir
    pensar pôr sair ser ter terminar tomar trabalhar usar ver viajar vir visitar viver abrir aceitar achar acabar acordar ajudar almoçar andar apresentar atender brincar caminhar casar chegar colocar comentar
    comparar concluir conhecer conseguir construir continuar convencer conversar cozinhar criar cuidar dançar decidir defender demonstrar descansar descobrir desenvolver desenhar
    discutir dividir educar encontrar enfrentar ensinar entender entrar enviar esperar esquecer evitar existir experimentar fechar ficar ganhar gastar gostar guardar iniciar lavar
    lembrar limpar lutar manter morar morrer mostrar nadar nascer obter oferecer olhar organizar pagar parar participar passar passear perceber perder perguntar permitir pesquisar pintar
    poder precisar preparar procurar produzir proteger provar publicar realizar receber reduzir repetir resolver responder saber salvar seguir sentir servir sorrir subir tentar tirar
    tocar trazer treinar vencer vender vestir votar`),
  masculine: words(`amigo caminho carro cavalo domingo fim gás gosto homem lado lápis longo meio menino pé prazo professor respeito
    sábado trabalho vapor`),
  languages: words(
    `alemão árabe chinês coreano espanhol francês grego hebraico holandês húngaro inglês italiano japonês latim norueguês polonês português russo sueco turco`,
  ),
  masculineNouns: plainMasculine,
  masculinePlural: plurals(plainMasculine),
  months: words(`janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro`),
  nationalities:
    words(`africano africana africanos africanas alemão alemã alemães americano americana americanos americanas angolano angolana angolanos argentino argentina argentinos brasileiro brasileira brasileiros brasileiras
    chinês chinesa chineses espanhol espanhola espanhóis europeu europeia europeus francês francesa franceses inglês inglesa ingleses italiano italiana italianos italianas japonês japonesa japoneses
    mexicano mexicana mexicanos português portuguesa portugueses portuguesas russo russa russos`),
  numbers: words(
    `dois duas três quatro cinco seis sete oito nove dez onze doze treze catorze quatorze quinze dezesseis dezassete dezessete dezoito dezenove vinte trinta quarenta cinquenta sessenta setenta oitenta noventa cem`,
  ),
  participles: words(`aberto ajudado aprendido bebido chamado chegado começado comido comprado conhecido decidido deixado dito
    encontrado escrito estado estudado falado feito ganhado ido lido mudado ouvido pago passado pedido pensado perdido podido posto
    querido recebido saído sentido sido terminado tido trabalhado vendido vindo visto vivido`),
  persons:
    words(`amiga amigas amigo amigos avó avô avós chefe colega colegas diretor diretora doutor esposa filha filhas filho filhos irmã irmão irmãos irmãs mãe mãe marido menina menino mulher namorada namorado pai pais
    primo prima professor professora tia tio vizinha vizinho vizinhos`),
  periods: words(`anos décadas dias horas meses minutos séculos semanas tempos`),
  plurals: new Set([
    ...plurals(plainFeminine),
    ...plurals(plainMasculine),
    ...words(`algumas alguns casos diferenças dois duas dúvidas erros motivos mudanças muitas muitos pessoas poucas poucos
    problemas razões três várias vários`),
  ]),
  times,
}
