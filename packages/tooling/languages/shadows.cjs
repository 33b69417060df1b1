const { parse } = require('@swc/core');

/** Names bound by a pattern: in a variable, a parameter, or a catch clause. */
function bound(pattern) {
  switch (pattern?.type) {
    case 'Identifier':
      return [pattern];
    case 'ObjectPattern':
      return pattern.properties.flatMap((one) =>
        bound(one.key && one.type === 'AssignmentPatternProperty' ? one.key : (one.value ?? one.argument)),
      );
    case 'ArrayPattern':
      return pattern.elements.flatMap(bound);
    case 'AssignmentPattern':
      return bound(pattern.left);
    case 'RestElement':
      return bound(pattern.argument);
    default:
      return [];
  }
}

/** Names that one AST node declares. */
function declaredBy(node) {
  switch (node.type) {
    case 'VariableDeclarator':
      return bound(node.id);
    case 'Parameter':
      return bound(node.pat);
    case 'ArrowFunctionExpression':
      return node.params.flatMap(bound);
    case 'CatchClause':
      return bound(node.param);
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ClassDeclaration':
    case 'ClassExpression':
      return bound(node.identifier);
    default:
      return [];
  }
}

function isDeclared(node, name) {
  if (typeof node !== 'object' || node === null) return false;
  if (Array.isArray(node)) return node.some((one) => isDeclared(one, name));
  if (node.type && declaredBy(node).some(({ value }) => value === name)) return true;
  return Object.values(node).some((one) => isDeclared(one, name));
}

/** Finds imported names that the file also declares elsewhere. It only parses the file if one of the names appears without a dot before or after it. */
module.exports = async function shadowed(source, names) {
  const suspected = names.filter((name) =>
    new RegExp(String.raw`(?<![\w.])(?<!\* as )${name}\b(?!\s*\.)`).test(source),
  );
  if (suspected.length === 0) return [];
  const program = await parse(source, { syntax: 'typescript', tsx: true });
  return suspected.filter((name) => isDeclared(program.body, name));
};
