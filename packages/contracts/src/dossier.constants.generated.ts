// Made from svc-dossier/openapi.json by `npm run contracts`; not edited by hand.


