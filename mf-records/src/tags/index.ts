export { TagChoices } from './tag-choices';
export { TagFilter } from './tag-filter';
export { readTags, tagsOf, tagsProblem, tagsText } from './tags';
