import { defaultSchema, type Options as Schema } from 'rehype-sanitize'
import { codeClass, codeKinds } from './highlight.ts'

const shapes = ['circle', 'ellipse', 'line', 'path', 'polygon', 'polyline', 'rect']
const shapeAttributes = ['cx', 'cy', 'd', 'height', 'points', 'r', 'rx', 'ry', 'width', 'x', 'x1', 'x2', 'y', 'y1', 'y2']
const spoken = ['lang', 'dir']

/** What Markdown can say, and our marks: icons, live parts, images with their measures, code in classes. */
export const contentSchema: Schema = {
  ...defaultSchema,
  clobberPrefix: '',
  tagNames: [...(defaultSchema.tagNames ?? []), 'section', 'svg', ...shapes],
  attributes: {
    ...defaultSchema.attributes,
    div: [['className', 'compare', 'compare-side']],
    p: [['className', 'compare-label', 'island-caption', 'island-figure', 'island-note'], ...spoken],
    span: [['className', 'mark-reworded', 'mark-moved', 'island-note', ...codeKinds.map(codeClass)]],
    del: [['className', 'mark-dropped']],
    // GitHub's list of footnotes is a section as well.
    section: ['dataFootnotes', ['className', 'footnotes', 'faq', 'island'], 'dataIsland', 'dataQuery'],
    ul: [...(defaultSchema.attributes?.['ul'] ?? []), ['className', 'contains-task-list', 'island-posts']],
    th: [...(defaultSchema.attributes?.['th'] ?? []), 'scope'],
    img: ['src', 'alt', 'width', 'height', ['loading', 'lazy'], ['decoding', 'async'], ['className', 'icon', 'icon-fetched']],
    svg: [
      ['className', 'icon'],
      'viewBox',
      'fill',
      'stroke',
      'strokeWidth',
      'strokeLinecap',
      'strokeLinejoin',
      'role',
      'ariaHidden',
      'ariaLabel',
    ],
    ...Object.fromEntries(shapes.map((shape) => [shape, shapeAttributes])),
  },
}
