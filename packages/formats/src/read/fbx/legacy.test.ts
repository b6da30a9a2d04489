import { expect, it } from 'vitest';
import { sceneParts } from '../../scene/scene-parts.ts';
import { readText } from '../../testing/text-fbx.ts';

const second = 46_186_158_000;

/** A file as version 6.1 writes it: objects go by their names, a mesh is part of its model, takes hold the curves. */
const six = `; FBX 6.1.0 project file
FBXHeaderExtension:  {
	FBXVersion: 6100
}
Objects:  {
	Model: "Model::Camera Switcher", "CameraSwitcher" {
	}
	Model: "Model::Sheet", "Mesh" {
		Properties60:  {
			Property: "Lcl Translation", "Lcl Translation", "A+",50,0,0
			Property: "Lcl Rotation", "Lcl Rotation", "A+",0,0,0
			Property: "Lcl Scaling", "Lcl Scaling", "A+",1,1,1
			Property: "Smile", "Number", "AN",25
		}
		Vertices: 0,0,0,200,0,0
		,200,100,0,0,100,0
		PolygonVertexIndex: 0,1,2,-4
		LayerElementMaterial: 0 {
			MappingInformationType: "AllSame"
			ReferenceInformationType: "IndexToDirect"
			Materials: 0
		}
		LayerElementTexture: 0 {
			MappingInformationType: "AllSame"
			ReferenceInformationType: "IndexToDirect"
			TextureId: 0
		}
		LayerElementEmissiveTextures: 0 {
			MappingInformationType: "AllSame"
			ReferenceInformationType: "IndexToDirect"
			TextureId: 1
		}
		Shape: "Smile" {
			Indexes: 2,3
			Vertices: 0,50,0,0,50,0
		}
	}
	Model: "Model::Bone", "Limb" {
		Properties60:  {
			Property: "Lcl Translation", "Lcl Translation", "A+",0,0,0
		}
	}
	Model: "Model::Eye", "Camera" {
		Properties60:  {
			Property: "FieldOfView", "FieldOfView", "A+",40
		}
	}
	Material: "Material::Paint", "" {
		ShadingModel: "lambert"
		Properties60:  {
			Property: "DiffuseColor", "Color", "A",1,0,0
		}
	}
	Texture: "Texture::Base", "TextureVideoClip" {
		RelativeFilename: "base.png"
	}
	Texture: "Texture::Glow", "TextureVideoClip" {
		RelativeFilename: "glow.png"
	}
	Deformer: "Deformer::Skin", "Skin" {
	}
	Deformer: "SubDeformer::Cluster", "Cluster" {
		Indexes: 0,1,2,3
		Weights: 1,1,1,1
		Transform: 1,0,0,0,0,1,0,0,0,0,1,0,50,0,0,1
		TransformLink: 1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1
	}
	GlobalSettings:  {
		Properties60:  {
			Property: "UpAxis", "int", "",1
			Property: "UnitScaleFactor", "double", "",1
		}
	}
}
Connections:  {
	Connect: "OO", "Model::Sheet", "Model::Scene"
	Connect: "OO", "Model::Bone", "Model::Scene"
	Connect: "OO", "Model::Eye", "Model::Bone"
	Connect: "OO", "Material::Paint", "Model::Sheet"
	Connect: "OO", "Texture::Base", "Model::Sheet"
	Connect: "OO", "Texture::Glow", "Model::Sheet"
	Connect: "OO", "Deformer::Skin", "Model::Sheet"
	Connect: "OO", "SubDeformer::Cluster", "Deformer::Skin"
	Connect: "OO", "Model::Bone", "SubDeformer::Cluster"
}
Takes:  {
	Current: "Run"
	Take: "Run" {
		LocalTime: 0,${second}
		Model: "Model::Bone" {
			Channel: "Transform" {
				Channel: "T" {
					Channel: "X" {
						Default: 0
						KeyVer: 4005
						KeyCount: 2
						Key: 0,0,L,${second},100,L
					}
					Channel: "Y" {
						Default: 7
					}
					Channel: "Z" {
						Default: 0
						KeyVer: 4005
						KeyCount: 2
						Key: 0,0,U,s,0,0,n,${second},0,U,s,0,0,a,0.3,0.3
					}
				}
			}
		}
		Model: "Model::Sheet" {
			Channel: "Smile" {
				KeyVer: 4005
				KeyCount: 2
				Key: 0,0,C,s,${second},100,C,s
			}
		}
	}
}
`;

it('reads a file of version 6.1: mesh, skin, shape, camera, textures by layer, takes', async () => {
  const asked: string[] = [];
  const { document } = await readText(new TextEncoder().encode(six), {
    beside: async (path) => {
      asked.push(path);
      return Uint8Array.of(0x89, 0x50, path.length);
    },
  });
  const root = document.getRoot();
  expect(root.listNodes().map((node) => node.getName())).toEqual(['Sheet', 'Bone', 'Eye']);
  expect(root.listCameras()).toHaveLength(1);
  const [material] = root.listMaterials();
  expect(material!.getBaseColorTexture()!.getName()).toBe('base');
  expect(material!.getEmissiveTexture()!.getName()).toBe('glow');
  expect(asked).toEqual(['base.png', 'glow.png']);
  const [mesh] = root.listMeshes();
  expect([mesh!.getExtras(), mesh!.getWeights()]).toEqual([{ targetNames: ['Smile'] }, [0.25]]);
  expect(
    root
      .listSkins()[0]!
      .listJoints()
      .map((joint) => joint.getName()),
  ).toEqual(['Bone']);
  const [part] = sceneParts(document);
  expect(
    [Math.min(...part!.positions), Math.max(...part!.positions)].map((x) => Math.round(x * 1e6) / 1e6),
  ).toEqual([0, 2.5]);
  const [clip] = root.listAnimations();
  expect(clip!.getName()).toBe('Run');
  const channels = clip!.listChannels().map((channel) => {
    const sampler = channel.getSampler()!;
    return [
      channel.getTargetNode()!.getName(),
      channel.getTargetPath(),
      sampler.getInterpolation(),
      Array.from(
        Float32Array.from(sampler.getOutput()!.getArray()!).slice(-3),
        (x) => Math.round(x * 1e4) / 1e4,
      ),
    ];
  });
  expect(channels).toEqual([
    ['Bone', 'translation', 'LINEAR', [1, 0.07, 0]],
    ['Sheet', 'weights', 'STEP', [0, 1]],
  ]);
});

/** A file as version 5.8 writes it: no connections, materials and skins inside of their models. */
const five = `; FBX 5.8.0 project file
FBXHeaderExtension:  {
    FBXVersion: 5800
}
Model: "Model::Box" {
    Type: "Mesh"
    Vertices: 0,0,0,10,0,0,10,20,0,0,20,0
    PolygonVertexIndex: 0,1,2,-4
    Normals: 0,0,1,0,0,1,0,0,1,0,0,1
    MaterialAssignation: "AllSame"
    Materials: 0
    GeometryUVInfo:  {
        Version: 240
        MappingInformationType: "ByPolygon"
        TextureUV: 0,0,1,0,1,0.75,0,1
        TextureUVVerticeIndex: 0,1,2,3
    }
    Material: "Material::Old" {
        ShadingModel: "lambert"
        Diffuse: 0,1,0
    }
    Link: "Model::Hand" {
        Indexes: 0,1,2,3
        Weights: 1,1,1,1
        Transform: 1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1
        TransformLink: 1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1
    }
    Children: "Model::Child"
}
Model: "Model::Hand" {
    Type: "LimbNode"
    Channel: "Transform" {
        Channel: "T" {
            Channel: "X" {
                Default: 30
            }
            Channel: "Y" {
                Default: 0
            }
            Channel: "Z" {
                Default: 0
            }
        }
    }
}
Model: "Model::Child" {
    Type: "Null"
}
Takes:  {
    Take: "Old" {
        LocalTime: 0,${second}
        Model: "Model::Child" {
            Channel: "Transform" {
                Channel: "T" {
                    Channel: "X" {
                        KeyVer: 4005
                        KeyCount: 2
                        Key: 0,5,L,${second},10,L
                    }
                    Channel: "Y" {
                        Default: 0
                    }
                    Channel: "Z" {
                        Default: 0
                    }
                }
            }
        }
    }
}
`;

it('reads a file of version 5.8: mesh, materials, skin, children, transforms of channels', async () => {
  const { document } = await readText(new TextEncoder().encode(five));
  const root = document.getRoot();
  const named = (name: string) => root.listNodes().find((node) => node.getName() === name)!;
  expect(named('Child').getParentNode()!.getName()).toBe('Box');
  expect(named('Hand').getTranslation()).toEqual([0.3, 0, 0]);
  // Where its first take begins.
  expect(named('Child').getTranslation()[0]).toBeCloseTo(0.05, 9);
  const [material] = root.listMaterials();
  expect([material!.getName(), ...material!.getBaseColorFactor()]).toEqual(['Old', 0, 1, 0, 1]);
  const [primitive] = root.listMeshes()[0]!.listPrimitives();
  expect(primitive!.getAttribute('TEXCOORD_0')!.getElement(2, [])).toEqual([1, 0.25]);
  const [part] = sceneParts(document);
  expect(Math.max(...part!.positions)).toBeCloseTo(0.4, 6);
  expect(root.listAnimations().map((clip) => clip.getName())).toEqual(['Old']);
});

it('names a key that it does not know', async () => {
  await expect(
    readText(new TextEncoder().encode(six.replace('L,46186158000', 'Z,46186158000'))),
  ).rejects.toThrow(
    'read test.fbx: the FBX is damaged (a key has the unknown interpolation "Z"); export it again.',
  );
});
