import { defineRows } from '../../row.ts'

// Fuller wordings of frequent adjectives and amounts: "more towns" -> "a greater number of towns".
export default defineRows('adjective', [
  {
    from: 'daily', to: ['day-to-day'], modes: 'e', level: 2,
    when: { use: 'attributive', head: ['life', 'activity', 'task', 'work', 'routine', 'chore', 'business', 'operation', 'living'] },
    unless: { sentence: ['day'], prev: ['<adv>'] },
    yes: ['It is part of my daily activities.', 'It is part of my day-to-day activities.'],
    no: 'He reads a daily newspaper.',
  },
  {
    from: 'fewer', to: ['a smaller number of'], modes: 'e', level: 2,
    when: { use: 'attributive', number: 'plural', next: ['<plural>'] },
    unless: { prev: ['<num>', '<det>', 'no', 'any', 'or', 'and', 'even', 'far', 'much', 'lot', 'be', 'the', 'not', 'more', 'bit', 'little', 'a', 'there', '<adv>'], sentence: ['more', 'less', 'number', 'fewer'], head: ['year', 'time', 'day', 'hour', 'week', 'month', 'way', 'thing', 'case', 'respect', 'other', 'place', 'thank', 'thanks', 'reason', 'minute', 'detail', 'kind', 'type', 'sort', 'decade', 'century', 'mile', 'life', 'occasion', 'eye', 'emission', 'clothes', 'recommendation', 'resource', 'chance', 'opportunity', 'problem'], next: ['<adj> <adj>'] },
    yes: ['The new line serves fewer towns.', 'The new line serves a smaller number of towns.'],
    no: 'She has far fewer friends.',
  },
  {
    from: 'less', to: ['a smaller amount of'], modes: 'e', level: 2,
    when: { use: 'attributive', next: ['money', 'energy', 'information', 'data', 'food', 'water', 'pollution', 'heat', 'electricity', 'fuel', 'gas', 'land', 'material', 'carbon', 'waste'] },
    unless: { prev: ['<num>', '<det>', 'no', 'any', 'or', 'and', 'even', 'far', 'much', 'lot', 'be', 'the', 'not', 'more', 'bit', 'little', 'a', 'there', '<adv>'], sentence: ['more', 'fewer', 'amount', 'less', '!'], next: ['<noun> than', '<noun> <noun>'] },
    yes: ['The new plant uses less water.', 'The new plant uses a smaller amount of water.'],
    no: 'She has much less time.',
  },
  {
    from: 'many', to: ['a large number of'], modes: 'e', level: 2,
    when: { use: 'attributive', number: 'plural', next: ['<plural>'] },
    unless: { prev: ['how', 'so', 'as', 'too', 'very', 'not', "n't", 'these', 'those', 'the', 'this', 'his', 'her', 'their', 'our', 'my', 'its', 'your', 'are', 'is', 'were', 'was', 'great', 'good', 'of', 'in', 'be', 'than', 'equally', 'like', 'unlike', 'for', 'such', 'and', 'that', 'there'], next: ['of', '<num>', 'more', 'other', 'different'], head: ['year', 'time', 'day', 'hour', 'week', 'month', 'way', 'thing', 'case', 'respect', 'other', 'place', 'thank', 'thanks', 'reason', 'minute', 'detail', 'kind', 'type', 'sort', 'decade', 'century', 'mile', 'kilometre', 'kilometer', 'metre', 'meter', 'foot', 'litre', 'complaint', 'life', 'occasion', 'eye', 'friend', 'part', 'benefit', 'advantage', 'option', 'idea', 'situation', 'answer', 'promise', 'bump', 'one', 'memory', 'smile', 'word', 'hope', 'tear', 'kilometre', 'kilometer', 'metre', 'meter', 'foot', 'inch', 'yard', 'pound', 'euro', 'dollar', 'hectare', 'acre', 'ton', 'tonne', 'litre', 'step', 'floor', 'generation', 'season', 'night', 'evening', 'morning', 'afternoon', 'weekend'], sentence: ['number', 'large', 'than', 'compare', 'compared', 'not', "n't", 'i', '!', 'too'] },
    yes: ['The storm damaged many houses.', 'The storm damaged a large number of houses.'],
    no: 'How many houses fell?',
  },
  {
    from: 'modern', to: ['modern-day'], modes: 'e', level: 2,
    when: { use: 'attributive', head: ['society', 'world', 'life', 'culture', 'city', 'technology', 'war', 'family', 'school'] },
    unless: { prev: ['most', 'more', 'very', 'and', 'in', 'all'], next: ['and'], sentence: ['day'] },
    yes: ['This is a problem of modern society.', 'This is a problem of modern-day society.'],
    no: 'They have a modern kitchen.',
  },
  {
    from: 'more', to: ['a greater number of'], modes: 'e', level: 2,
    when: { use: 'attributive', number: 'plural', next: ['<plural>'] },
    unless: { prev: ['<num>', '<det>', 'no', 'any', 'some', 'many', 'few', 'once', 'or', 'and', 'even', 'far', 'much', 'lot', 'be', 'the', 'several', 'two', 'not', 'more', 'bit', 'little', 'a', 'with no', 'there', 'now', 'need', 'want', 'get', 'buy', 'order', 'bring', 'add', 'ask', 'take', 'read'], sentence: ['less', 'fewer', 'number', 'more', 'than', 'ever'], next: ['than', 'and', '<noun> than', 'of', '<adv>', '<adj> <adj>', '<adj>', '<verb>'], head: ['people', 'friend', 'year', 'time', 'day', 'hour', 'week', 'month', 'way', 'thing', 'case', 'respect', 'other', 'place', 'thank', 'thanks', 'reason', 'minute', 'detail', 'kind', 'type', 'sort', 'decade', 'century', 'mile', 'life', 'occasion', 'eye', '<name>', 'fry', 'fries', 'story', 'smart', 'ticket', 'explanation', 'question', 'review', 'photo', 'drink', 'beer', 'cup', 'item', 'card', 'comment', 'example', 'update', 'information', 'lesson', 'news'] },
    yes: ['The new line serves more towns.', 'The new line serves a greater number of towns.'],
    no: 'She has no more friends.',
  },
  {
    from: 'more', to: ['a greater amount of'], modes: 'e', level: 2,
    when: { use: 'attributive', next: ['money', 'energy', 'information', 'data', 'food', 'water', 'pollution', 'heat', 'electricity', 'fuel', 'gas', 'land', 'material', 'carbon', 'waste'] },
    unless: { prev: ['<num>', '<det>', 'no', 'any', 'some', 'many', 'few', 'once', 'or', 'and', 'even', 'far', 'much', 'lot', 'be', 'the', 'several', 'two', 'not', 'more', 'bit', 'little', 'a', 'there', 'need', '<adv>'], sentence: ['less', 'fewer', 'amount', 'more', '!'], next: ['<noun> than', '<noun> <noun>'] },
    yes: ['The new plant uses more water.', 'The new plant uses a greater amount of water.'],
    no: 'She has no more time.',
  },
])
